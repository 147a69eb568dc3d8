export type Toast = {
  title: string;
  description?: string;
  tone?: "plain" | "success" | "error";
  /** A button. Pressing it closes the toast. */
  action?: { label: string; run: () => void };
  /** Closes after this time even under the pointer, for an action that is then no longer possible. */
  durationMs?: number;
  /** Stays until this aborts or the user closes it. Its action does not close it. */
  signal?: AbortSignal;
};

let show: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast, by default for four seconds. Toasts before the region has loaded wait for it. */
export function toast(message: Toast): void {
  if (show !== null) return show(message);
  waiting.push(message);
  for (const listener of listeners) listener();
}

export const hasToasts = () => show !== null || waiting.length > 0;

/** Calls the listener for every toast until the region has loaded. */
export function onWaitingToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the region, and shows the toasts that waited for it, unless they were aborted meanwhile. */
export function registerToaster(showToast: (toast: Toast) => void): void {
  show = showToast;
  for (const message of waiting.splice(0)) if (message.signal?.aborted !== true) showToast(message);
}
