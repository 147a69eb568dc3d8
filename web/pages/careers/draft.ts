import { isFieldName, type Values } from "./fields.ts";
import { draftKey } from "./draft-key.ts";

const keptMs = 7 * 86_400_000;

type Draft = { at: number; values: Values; key: string | undefined };

/**
 * The Idempotency-Key that the draft is sent under. It stays with the draft, so that an application whose
 * answer was never seen is stored once when it is sent again.
 */
let key: string | undefined;

/** The key of the draft, made when it is first sent. It is kept with the next `keepDraft`. */
export const keyOfDraft = () => (key ??= randomId());

/** From now on the draft is another application than the one that was sent. */
export function renewKey(): void {
  key = randomId();
}

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
    localStorage.setItem(draftKey, JSON.stringify({ at: Date.now(), values, key } satisfies Draft));
  } catch {
    // A browser that stores nothing keeps no draft.
  }
}

export function forgetDraft(): void {
  key = undefined;
  remove();
}

/** Forgets the draft that was sent under a key, unless the browser holds another by now. */
export function forgetSentDraft(sentKey: string): void {
  // A form that shows the draft again sends it under the same key.
  if (readDraft()?.key === sentKey) remove();
}

/** Puts a kept draft into the fields that are still empty. Says whether there was one. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  key = draft?.key;
  const { values = {} } = draft ?? {};
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

function remove(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // What could not be stored need not be removed.
  }
}

function readDraft(): { values: Record<string, string>; key: string | undefined } | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(draftKey) ?? "null");
    if (typeof draft !== "object" || draft === null || !("at" in draft && "values" in draft)) {
      return undefined;
    }
    const { at, values } = draft;
    const isFresh = typeof at === "number" && Date.now() - at < keptMs;
    if (!isFresh || typeof values !== "object" || values === null) return undefined;
    const texts = Object.entries(values).filter(
      ([name, value]) => isFieldName(name) && isString(value),
    );
    const key = "key" in draft && isString(draft.key) ? draft.key : undefined;
    return { values: Object.fromEntries(texts), key };
  } catch {
    return undefined;
  }
}

const isString = (value: unknown): value is string => typeof value === "string";

const isTextual = (element: unknown) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** A version 4 UUID. `crypto.randomUUID` is missing on plain http, where `getRandomValues` is not. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}
