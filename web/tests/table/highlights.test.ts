import { beforeEach, expect, it } from "vitest";
import { ElementNodes, highlightMap } from "../../src/table/interaction/highlights";

/** As much of a node as is needed to be marked, and how often it was written to. */
class Node {
  attributes = new Map<string, string>();
  classes = new Set<string>();
  writes = 0;
  classList = {
    contains: (name: string) => this.classes.has(name),
    toggle: (name: string, on: boolean) => {
      this.writes += 1;
      this.classes[on ? "add" : "delete"](name);
    },
  };
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  hasAttribute = (name: string) => this.attributes.has(name);
  setAttribute = (name: string, value: string) => {
    this.writes += 1;
    this.attributes.set(name, value);
  };
  removeAttribute = (name: string) => {
    this.writes += 1;
    this.attributes.delete(name);
  };
  get looks() {
    return [...this.classes].sort().join(" ");
  }
}

let nodes: ElementNodes;
let node: Node;
const add = (to: Node, element: string, now = highlightMap({}), label = element) => nodes.add(to as unknown as Element, element, label, now);

beforeEach(() => {
  nodes = new ElementNodes();
  node = new Node();
});

it("marks a node as an element that can be chosen", () => {
  add(node, "tile:a", highlightMap({ lit: ["tile:a"], grab: ["tile:a"] }));
  expect(Object.fromEntries(node.attributes)).toEqual({ "data-el": "tile:a", "aria-label": "tile:a", role: "button", tabindex: "0" });
  expect(node.looks).toBe("grab lit");
});

it("changes all nodes of an element and no others", () => {
  const [twin, other] = [new Node(), new Node()];
  add(node, "tile:a");
  add(twin, "tile:a");
  add(other, "tile:b");
  const untouched = other.writes;
  nodes.highlight(highlightMap({ lit: ["tile:a"], picked: ["tile:a"] }));
  expect([node.looks, twin.looks, other.writes]).toEqual(["lit picked", "lit picked", untouched]);
  expect(node.getAttribute("aria-pressed")).toBe("true");
  nodes.highlight(highlightMap({ shown: ["tile:a"] }));
  expect([node.looks, node.getAttribute("role"), node.hasAttribute("tabindex"), node.hasAttribute("aria-pressed")]).toEqual(["shown", "img", false, false]);
});

it("does not write unchanged highlights", () => {
  const now = highlightMap({ lit: ["tile:a"], flashed: ["tile:a"] });
  add(node, "tile:a", now);
  const { writes } = node;
  nodes.highlight(now);
  nodes.highlight(highlightMap({ lit: ["tile:a"], flashed: ["tile:a"] }));
  expect(node.writes).toBe(writes);
});

it("forgets a removed node, and updates one that becomes another element", () => {
  const leave = add(node, "tile:a", highlightMap({ lit: ["tile:a"] }));
  expect([...nodes.elements]).toEqual(["tile:a"]);
  leave();
  expect([...nodes.elements]).toEqual([]);
  nodes.highlight(highlightMap({}));
  expect(node.looks).toBe("lit");
  add(node, "tile:b", highlightMap({ lit: ["tile:a"] }), "another");
  expect([node.looks, node.getAttribute("data-el"), node.getAttribute("aria-label"), node.getAttribute("role")]).toEqual(["", "tile:b", "another", "img"]);
});
