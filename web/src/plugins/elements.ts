// The elements of a board that knows nothing of the selection: nodes with `data-el`, found again after every change.
import type { Selection } from "../table/interaction/selection.svelte";

/** Keeps the nodes below `root` elements of the table, until `stop`. */
export function followElements(root: HTMLElement, selection: Selection): { sync(): void; stop(): void } {
  let forget: (() => void)[] = [];
  const leave = () => {
    for (const one of forget) one();
    forget = [];
  };
  const sync = () => {
    leave();
    forget = [...root.querySelectorAll("[data-el]")].map((node) => {
      const element = node.getAttribute("data-el")!;
      return selection.element(element, node.getAttribute("aria-label") ?? element)(node) as () => void;
    });
  };
  const observer = new MutationObserver(sync);
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-el", "aria-label"] });
  const stop = () => {
    observer.disconnect();
    leave();
  };
  return { sync, stop };
}
