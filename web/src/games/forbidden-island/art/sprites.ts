// All drawings as SVG symbols, used with `<use href="#fi-…">`.
const tiles = import.meta.glob<string>("./tiles/*.svg", { query: "?raw", import: "default", eager: true });
const symbols = import.meta.glob<string>("./symbols/*.svg", { query: "?raw", import: "default", eager: true });

function symbol([path, svg]: [string, string]): string {
  const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
  const inside = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  return `<symbol id="fi-${name}" viewBox="0 0 100 100">${inside}</symbol>`;
}

export const ART = [...Object.entries(tiles), ...Object.entries(symbols)].map(symbol).join("");
/** The reference to a drawing. */
export const art = (name: string): string => `#fi-${name}`;
