// A piece in the hand: a copy of it that follows the pointer.
import { MARKS } from "./highlights";

const SVG = "http://www.w3.org/2000/svg";

/** A copy of what is drawn at a node, ready to be moved about; removed with `drop`. */
export class Copy {
  #holder = document.createElement("div");
  #from: { x: number; y: number };

  constructor(node: Element, x: number, y: number) {
    const box = node.getBoundingClientRect();
    this.#from = { x: x - box.left, y: y - box.top };
    const holder = this.#holder;
    holder.className = "in-hand";
    holder.style.width = `${box.width}px`;
    holder.style.height = `${box.height}px`;
    holder.append(node instanceof SVGGraphicsElement ? drawn(node, box) : copied(node));
    document.body.append(holder);
    this.move(x, y);
  }

  move(x: number, y: number): void {
    this.#holder.style.transform = `translate(${x - this.#from.x}px, ${y - this.#from.y}px)`;
  }

  drop(): void {
    this.#holder.remove();
  }
}

function copied(node: Element): Element {
  const copy = bare(node.cloneNode(true) as Element);
  if (copy instanceof HTMLElement) Object.assign(copy.style, { margin: "0", inset: "auto", position: "static", width: "100%", height: "100%" });
  return copy;
}

/** Part of a drawing needs a drawing around it that shows just that part, at the same scale. */
function drawn(node: SVGGraphicsElement, box: DOMRect): Element {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("viewBox", `${box.left} ${box.top} ${box.width} ${box.height}`);
  sheet.setAttribute("width", String(box.width));
  sheet.setAttribute("height", String(box.height));
  const { a, b, c, d, e, f } = node.getScreenCTM() ?? new DOMMatrix();
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  const copy = bare(node.cloneNode(true) as SVGElement);
  copy.removeAttribute("transform");
  (copy as SVGElement).style.transform = "none";
  group.append(copy);
  sheet.append(group);
  return sheet;
}

/** The copy is no element of the table: nobody can press or focus it. */
function bare(copy: Element): Element {
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-el", "tabindex", "role", "aria-label", "aria-pressed"]) part.removeAttribute(name);
    part.classList.remove(...MARKS);
  }
  return copy;
}
