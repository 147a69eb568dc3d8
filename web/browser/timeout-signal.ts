/** A signal that aborts after a time. `AbortSignal.timeout` is missing in Chrome 100 and Safari 15.4. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("Timed out", "TimeoutError")), milliseconds);
  return controller.signal;
}
