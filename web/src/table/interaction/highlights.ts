// Highlight classes on the nodes of the table: what can be chosen, what is picked, what was mentioned. Changes only what differs.

/** The highlights of an element; each is a CSS class of its nodes. */
export const HIGHLIGHTS = ["lit", "picked", "grab", "taken", "flashed", "shown", "pointed", "ghost"] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];

/** Element ids to their highlights, one bit each. */
export type HighlightMap = ReadonlyMap<string, number>;

const bit = (highlight: Highlight): number => 1 << HIGHLIGHTS.indexOf(highlight);
const PRESSABLE = bit("lit") | bit("picked");

export function highlightMap(of: Partial<Record<Highlight, Iterable<string>>>): HighlightMap {
  const found = new Map<string, number>();
  for (const highlight of HIGHLIGHTS) {
    for (const element of of[highlight] ?? []) found.set(element, (found.get(element) ?? 0) | bit(highlight));
  }
  return found;
}

/** The DOM nodes of all elements of a table. */
export class ElementNodes {
  /** Element id to its nodes, each with the highlights it shows. */
  #nodes = new Map<string, Map<Element, number>>();
  #highlights: HighlightMap = new Map();

  /** Ids of the elements that are drawn. */
  get elements(): Iterable<string> {
    return this.#nodes.keys();
  }

  /** Register a node as an element. Returns how to unregister it. */
  add(node: Element, element: string, label: string, highlights: HighlightMap): () => void {
    if (node.getAttribute("data-el") !== element) node.setAttribute("data-el", element);
    if (node.getAttribute("aria-label") !== label) node.setAttribute("aria-label", label);
    if (!node.hasAttribute("role")) node.setAttribute("role", "img");
    const nodes = this.#nodes.get(element) ?? new Map<Element, number>();
    this.#nodes.set(element, nodes);
    nodes.set(node, apply(node, appliedTo(node), highlights.get(element) ?? 0));
    return () => {
      nodes.delete(node);
      if (nodes.size === 0 && this.#nodes.get(element) === nodes) this.#nodes.delete(element);
    };
  }

  highlight(highlights: HighlightMap): void {
    const before = this.#highlights;
    this.#highlights = highlights;
    for (const element of before.keys()) if (!highlights.has(element)) this.#apply(element, 0);
    for (const [element, bits] of highlights) this.#apply(element, bits);
  }

  #apply(element: string, bits: number): void {
    const nodes = this.#nodes.get(element);
    if (nodes) for (const [node, before] of nodes) if (before !== bits) nodes.set(node, apply(node, before, bits));
  }
}

/** The highlights a node has already: it may have been another element, or have had another label. */
const appliedTo = (node: Element): number =>
  HIGHLIGHTS.reduce((found, highlight) => (node.classList.contains(highlight) ? found | bit(highlight) : found), 0);

function apply(node: Element, before: number, now: number): number {
  const changed = before ^ now;
  for (const highlight of HIGHLIGHTS) if (changed & bit(highlight)) node.classList.toggle(highlight, Boolean(now & bit(highlight)));
  if (Boolean(before & PRESSABLE) !== Boolean(now & PRESSABLE)) {
    node.setAttribute("role", now & PRESSABLE ? "button" : "img");
    if (now & PRESSABLE) node.setAttribute("tabindex", "0");
    else node.removeAttribute("tabindex");
  }
  if (changed & bit("picked")) {
    if (now & bit("picked")) node.setAttribute("aria-pressed", "true");
    else node.removeAttribute("aria-pressed");
  }
  return now;
}
