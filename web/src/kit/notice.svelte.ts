/** Notices of the browser when the page is in the background: offered once, after the reader missed a turn. */
import { preferences } from "./preferences.svelte";

class Notices {
  /** The reader came back to a turn that they had not heard of. */
  missed = $state(false);

  /** Browsers have notices for secure pages only. */
  get possible(): boolean {
    return "Notification" in globalThis && globalThis.isSecureContext && Notification.permission !== "denied";
  }

  /** Whether the reader may be asked now. */
  get offered(): boolean {
    return this.missed && this.possible && preferences.notify === "ask";
  }

  /** The reader wants notices: only now the browser asks. */
  async accept(): Promise<void> {
    preferences.notify = (await Notification.requestPermission()) === "granted" ? "yes" : "no";
    preferences.keep();
  }

  decline(): void {
    preferences.notify = "no";
    preferences.keep();
  }
}

export const notices = new Notices();

/** Tell somebody who looks elsewhere that it is their turn. */
export function callToTable(text: string, table: string): void {
  if (!document.hidden) return;
  notices.missed = true;
  if (preferences.notify !== "yes" || !notices.possible || Notification.permission !== "granted") return;
  void show(text, table);
}

async function show(text: string, table: string): Promise<void> {
  const options = { tag: table, icon: "/icon-192.png", data: `/t/${table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show notices through a service worker only.
  if (worker) return worker.showNotification(text, options);
  const notice = new Notification(text, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
