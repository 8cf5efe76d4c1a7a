/** Makes the page installable, and leaves a page in the reader's language for the time without a line to the server. */
import { say } from "./words";

const STORE = "asobi";

/** Browsers do that for secure pages only: over https, or on the machine itself. */
export async function prepareOffline(): Promise<void> {
  if (!import.meta.env.PROD || !globalThis.isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    const store = await caches.open(STORE);
    await store.put("/offline", new Response(page(), { headers: { "content-type": "text/html; charset=utf-8" } }));
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    // A private window may forbid both; the page works without.
  }
}

function page(): string {
  const { lang, dir } = document.documentElement;
  const text = (key: string) => say(key).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>asobi</title>
<style>body{display:grid;min-height:90vh;place-content:center;text-align:center;font:1.1rem/1.5 system-ui;padding:1rem}
a{display:inline-block;padding:.8rem 1.6rem;border-radius:2rem;background:#c8452c;color:#fff;text-decoration:none}</style>
<h1>${text("offline-title")}</h1><p>${text("offline-more")}</p><p><a href="">${text("offline-again")}</a></p></html>`;
}
