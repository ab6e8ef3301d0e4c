/** Longest wait for a paint, in milliseconds: a hidden page is not painted. */
const LONGEST_WAIT = 250;

/** Run a function after the next paint. Returns how to cancel it. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, LONGEST_WAIT);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
