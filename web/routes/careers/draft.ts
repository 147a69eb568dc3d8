import { isFieldName, type Values } from "./fields.ts";
import { draftKey } from "./draft-key.ts";

const keptMs = 7 * 86_400_000;

type Draft = { at: number; values: Values };

/**
 * Keeps what was typed in this browser, for a week after the last change. A form that is empty but for
 * the position, which the address may have brought, keeps nothing.
 */
export function keepDraft(values: Values): void {
  const isEmpty = Object.entries(values).every(
    ([name, value]) => name === "position" || value.trim() === "",
  );
  if (isEmpty) return forgetDraft();
  try {
    localStorage.setItem(draftKey, JSON.stringify({ at: Date.now(), values } satisfies Draft));
  } catch {
    // A browser that stores nothing keeps no draft.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // What could not be stored need not be removed.
  }
}

/** Puts a kept draft into the fields that are still empty. Says whether there was one. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const values = readDraft();
  let isRestored = false;
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isTextual(field) || field.value !== "" || value === "") continue;
    field.value = value;
    isRestored ||= field.value !== "";
  }
  if (isRestored) form.dispatchEvent(new Event("input", { bubbles: true }));
  return isRestored;
}

/** Empties the fields, but for the position that the address asks for, and forgets the draft. */
export function discardDraft(form: HTMLFormElement): void {
  form.reset();
  form.dispatchEvent(new Event("input", { bubbles: true }));
  forgetDraft();
}

function readDraft(): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey) ?? "null");
    if (typeof draft !== "object" || draft === null || !("at" in draft && "values" in draft)) {
      return {};
    }
    const { at, values } = draft;
    const isFresh = typeof at === "number" && Date.now() - at < keptMs;
    if (!isFresh || typeof values !== "object" || values === null) return {};
    return Object.fromEntries(
      Object.entries(values).filter(([name, value]) => isFieldName(name) && isString(value)),
    );
  } catch {
    return {};
  }
}

const isString = (value: unknown): value is string => typeof value === "string";

const isTextual = (element: unknown) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;
