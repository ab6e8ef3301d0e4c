// The copy of a piece that follows the pointer while it is dragged.
import { HIGHLIGHTS } from "./highlights";

const SVG = "http://www.w3.org/2000/svg";

export class DragImage {
  #holder = document.createElement("div");
  #grip: { x: number; y: number };

  /** Copy a node, gripped at a point of the window. */
  constructor(node: Element, x: number, y: number) {
    const box = node.getBoundingClientRect();
    this.#grip = { x: x - box.left, y: y - box.top };
    const holder = this.#holder;
    holder.className = "in-hand";
    holder.style.width = `${box.width}px`;
    holder.style.height = `${box.height}px`;
    holder.append(node instanceof SVGGraphicsElement ? copyOfSvg(node, box) : copyOfHtml(node));
    document.body.append(holder);
    this.move(x, y);
  }

  move(x: number, y: number): void {
    this.#holder.style.transform = `translate(${x - this.#grip.x}px, ${y - this.#grip.y}px)`;
  }

  remove(): void {
    this.#holder.remove();
  }
}

function copyOfHtml(node: Element): Element {
  const copy = withoutRole(node.cloneNode(true) as Element);
  if (copy instanceof HTMLElement) Object.assign(copy.style, { margin: "0", inset: "auto", position: "static", width: "100%", height: "100%" });
  return copy;
}

/** Put a copy of a part of a drawing into an svg that shows only this part, at the same scale. */
function copyOfSvg(node: SVGGraphicsElement, box: DOMRect): Element {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${box.left} ${box.top} ${box.width} ${box.height}`);
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  const { a, b, c, d, e, f } = node.getScreenCTM() ?? new DOMMatrix();
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  const copy = withoutRole(node.cloneNode(true) as SVGElement);
  copy.removeAttribute("transform");
  (copy as SVGElement).style.transform = "none";
  group.append(copy);
  svg.append(group);
  return svg;
}

/** Remove what makes a copy an element of the table, so that it cannot be pressed or focused. */
function withoutRole(copy: Element): Element {
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-el", "tabindex", "role", "aria-label", "aria-pressed"]) part.removeAttribute(name);
    part.classList.remove(...HIGHLIGHTS);
  }
  return copy;
}
