/** The pages of the site and their addresses. */
export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "game"; game: string }
  | { name: "learn"; game: string }
  | { name: "puzzles"; game: string }
  | { name: "dials"; game: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; upto: number | null }
  | { name: "fair"; table: string }
  | { name: "me" }
  | { name: "missing" };

export function pageAt(path: string, search = ""): Page {
  const [, first = "", second = "", ...rest] = path.split("/").map(decodeURIComponent);
  if (first === "") return { name: "home" };
  if (rest.length > 0 || second === "") return { name: "missing" };
  const upto = new URLSearchParams(search).get("move");
  switch (first) {
    case "new":
    case "game":
    case "learn":
    case "puzzles":
      return { name: first, game: second };
    case "dials":
      return { name: "dials", game: second };
    case "about":
      return { name: second === "me" ? "me" : "missing" };
    case "fair":
      return { name: "fair", table: second };
    case "t":
      return { name: "table", table: second };
    case "replay":
      return { name: "replay", table: second, upto: upto !== null && /^\d+$/.test(upto) ? Number(upto) : null };
    default:
      return { name: "missing" };
  }
}

class Route {
  page = $state.raw<Page>({ name: "home" });

  constructor() {
    if (typeof window === "undefined") return;
    this.read();
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    this.page = pageAt(location.pathname, location.search);
  }

  /** Follow a link to one of our own pages without loading everything again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || pageAt(link.pathname).name === "missing" || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const route = new Route();
