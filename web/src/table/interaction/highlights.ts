// How the things on a table are marked: what can be chosen, what was picked, what was spoken of. Only what changes is touched.

/** What can be said of a thing, each a class of its node. */
export const MARKS = ["lit", "picked", "grab", "taken", "flashed", "shown", "pointed", "ghost"] as const;
export type Mark = (typeof MARKS)[number];

/** The marks of all things that have any, a bit each. */
export type Marked = ReadonlyMap<string, number>;

const bit = (mark: Mark): number => 1 << MARKS.indexOf(mark);
const PRESSED = bit("lit") | bit("picked");

/** Which things bear which marks. */
export function marked(of: Partial<Record<Mark, Iterable<string>>>): Marked {
  const found = new Map<string, number>();
  for (const mark of MARKS) for (const thing of of[mark] ?? []) found.set(thing, (found.get(thing) ?? 0) | bit(mark));
  return found;
}

/** The nodes that stand for the things of a table. */
export class Nodes {
  /** The nodes of each thing, with the marks they show. */
  #nodes = new Map<string, Map<Element, number>>();
  #now: Marked = new Map();

  /** The things that are drawn. */
  get things(): Iterable<string> {
    return this.#nodes.keys();
  }

  /** A node stands for a thing from now on, until the returned function is called. */
  add(node: Element, thing: string, label: string, now: Marked): () => void {
    if (node.getAttribute("data-el") !== thing) node.setAttribute("data-el", thing);
    if (node.getAttribute("aria-label") !== label) node.setAttribute("aria-label", label);
    if (!node.hasAttribute("role")) node.setAttribute("role", "img");
    const nodes = this.#nodes.get(thing) ?? new Map<Element, number>();
    this.#nodes.set(thing, nodes);
    nodes.set(node, show(node, shownBy(node), now.get(thing) ?? 0));
    return () => {
      nodes.delete(node);
      if (nodes.size === 0 && this.#nodes.get(thing) === nodes) this.#nodes.delete(thing);
    };
  }

  /** Show other marks. */
  mark(now: Marked): void {
    const before = this.#now;
    this.#now = now;
    for (const thing of before.keys()) if (!now.has(thing)) this.#show(thing, 0);
    for (const [thing, marks] of now) this.#show(thing, marks);
  }

  #show(thing: string, marks: number): void {
    const nodes = this.#nodes.get(thing);
    if (nodes) for (const [node, before] of nodes) if (before !== marks) nodes.set(node, show(node, before, marks));
  }
}

/** The marks a node bears already: it may have stood for something else, or been named otherwise. */
const shownBy = (node: Element): number => MARKS.reduce((found, mark) => (node.classList.contains(mark) ? found | bit(mark) : found), 0);

function show(node: Element, before: number, now: number): number {
  const changed = before ^ now;
  for (const mark of MARKS) if (changed & bit(mark)) node.classList.toggle(mark, Boolean(now & bit(mark)));
  if (Boolean(before & PRESSED) !== Boolean(now & PRESSED)) {
    node.setAttribute("role", now & PRESSED ? "button" : "img");
    if (now & PRESSED) node.setAttribute("tabindex", "0");
    else node.removeAttribute("tabindex");
  }
  if (changed & bit("picked")) {
    if (now & bit("picked")) node.setAttribute("aria-pressed", "true");
    else node.removeAttribute("aria-pressed");
  }
  return now;
}
