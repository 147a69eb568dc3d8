export type Toast = {
  title: string;
  description?: string;
  tone?: "plain" | "success" | "error";
  /** A button in the toast, which goes when it is pressed. */
  action?: { label: string; run: () => void };
  /** How long it is there, whatever the pointer does; where the action is possible no longer than that. */
  shownMs?: number;
  /** It is there until this aborts or it is closed by hand. Its action does not close it. */
  until?: AbortSignal;
};

let show: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast, for about four seconds unless it says otherwise. It may be called from anywhere, before any region is there. */
export function toast(message: Toast): void {
  if (show !== null) return show(message);
  waiting.push(message);
  for (const listener of listeners) listener();
}

export const hasToasts = () => show !== null || waiting.length > 0;

/** Tells of every toast that nothing can show yet. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands the toasts to who can show them, those that came too early first. */
export function showToastsWith(shower: (toast: Toast) => void): void {
  show = shower;
  for (const message of waiting.splice(0)) shower(message);
}
