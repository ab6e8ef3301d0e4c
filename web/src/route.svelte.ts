// The page shown, from the fragment of the address. Tokens are in the fragment too: it is never sent to a server.

export type Route =
  | { page: "home" }
  | { page: "privacy" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "watch"; id: string; token: string; at: number | null }
  | { page: "seat"; id: string; seat: string; token: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; paragraph: string }
  | { page: "replay"; id: string; at: number | null; seat: number | null };

/** The route of an address; unknown addresses lead to the home page. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page, first = "", second = "", third = ""] = parts(path);
  const params = new URLSearchParams(query);
  if (page === "privacy") return { page };
  if (page === "new" && first) return { page, game: first };
  if (page === "table" && first) return { page, id: first };
  if (page === "join" && first) return { page, id: first, token: second };
  if (page === "watch" && first) return { page, id: first, token: second, at: number(params.get("at")) };
  if (page === "seat" && third) return { page, id: first, seat: second, token: third };
  if (page === "learn" && first) return { page, game: first };
  if (page === "rules" && first) return { page, game: first, paragraph: second };
  if (page === "replay" && first) return { page, id: first, at: number(params.get("at")), seat: number(params.get("seat")) };
  return { page: "home" };
}

function parts(path: string): string[] {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return []; // malformed percent-encoding
  }
}

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

class Router {
  route = $state.raw<Route>({ page: "home" });
  /** The fragment that `route` was parsed from. */
  hash = "";

  constructor() {
    if (typeof location === "undefined") return;
    this.read();
    addEventListener("hashchange", () => this.read());
  }

  /** Parse the address. */
  read(): void {
    this.hash = location.hash;
    this.route = parse(this.hash);
  }
}

export const router = new Router();

/** Go to another page. `replace` changes nothing while another navigation is under way. */
export function navigate(path: string, replace = false): void {
  if (location.hash === `#${path}`) return;
  if (!replace) location.hash = path;
  else if (location.hash === router.hash) {
    history.replaceState(null, "", `#${path}`);
    router.read();
  }
}

/** The full address of a page, for links to send. */
export function absoluteLink(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}
