/** Does something once what is due now has been painted, or soon where nothing is painted. Returns how to leave it. */
export function afterPaint(act: () => void): () => void {
  const PATIENCE = 250;
  let frame = 0;
  let timer = setTimeout(act, PATIENCE);
  frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
