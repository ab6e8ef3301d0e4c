// Where the page is, from what stands behind the # of its address. Tokens may stand there too: it never reaches a server.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; id: string; token: string }
  | { page: "watch"; id: string; token: string; at: number | null }
  | { page: "seat"; id: string; seat: string; token: string }
  | { page: "rules"; game: string; paragraph: string }
  | { page: "replay"; id: string; at: number | null; seat: number | null };

/** What an address means; anything unknown is the home page. */
export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page, first = "", second = "", third = ""] = parts(path);
  const asked = new URLSearchParams(query);
  if (page === "new" && first) return { page, game: first };
  if (page === "table" && first) return { page, id: first };
  if (page === "join" && first) return { page, id: first, token: second };
  if (page === "watch" && first) return { page, id: first, token: second, at: number(asked.get("at")) };
  if (page === "seat" && third) return { page, id: first, seat: second, token: third };
  if (page === "rules" && first) return { page, game: first, paragraph: second };
  if (page === "replay" && first) return { page, id: first, at: number(asked.get("at")), seat: number(asked.get("seat")) };
  return { page: "home" };
}

function parts(path: string): string[] {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return []; // a % that stands for nothing
  }
}

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

class Here {
  route = $state.raw<Route>({ page: "home" });
  /** The address that was read last. */
  read = "";

  constructor() {
    if (typeof location === "undefined") return;
    this.look();
    addEventListener("hashchange", () => this.look());
  }

  look(): void {
    this.read = location.hash;
    this.route = parse(this.read);
  }
}

export const here = new Here();

/** Go to another part of the page. Who has just been sent elsewhere, and has not heard of it yet, is not called back by a mere replacement. */
export function go(path: string, replace = false): void {
  if (location.hash === `#${path}`) return;
  if (!replace) location.hash = path;
  else if (location.hash === here.read) {
    history.replaceState(null, "", `#${path}`);
    here.look();
  }
}

/** The whole address of a part of the page, to be sent to others. */
export function link(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}
