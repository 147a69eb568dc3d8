/** Does something once what the page shows now is on the screen: work that the next answer need not wait for. */
export function afterPaint(work: () => void): void {
  // A task after the frame comes when the frame has been painted.
  requestAnimationFrame(() => setTimeout(work));
}
