/** Does something once what the page shows now is on the screen: work that the next answer need not wait for. */
export function afterPaint(work: () => void): void {
  // The frame after this one begins when the screen has had its time to show this one. A task after a
  // single frame would stand in the way of showing it.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}
