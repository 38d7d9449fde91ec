/** Does something once what is drawn now is on the screen; whatever it measures is laid out by then. Returns how to call it off. */
export function afterPaint(then: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
