import type { SourceFields } from "#contract/sources.ts";
import { readStoredObject, removeStored, writeStored } from "#web/browser/storage.ts";
import { isControl } from "#web/forms/values.ts";
import { draftKey, isFieldName, type Values } from "./field-labels.ts";
import { reportStep, visitSource } from "./report-step.ts";

const lifetimeMs = 7 * 86_400_000;

/**
 * The Idempotency-Key of the draft. It is stored with the draft, so that an application sent again
 * after a lost response is stored once.
 */
let idempotencyKey: string | undefined;

/** The key of the draft, made when it is first sent. The next `saveDraft` stores it. */
export const keyOfDraft = () => (idempotencyKey ??= randomId());

/** Makes the draft another application than the one that was sent. */
export function renewKey(): void {
  idempotencyKey = randomId();
}

/** The source of the draft. It is stored with the draft, which another visit may restore and send. */
let draftSource: SourceFields | undefined;

/** Where the applicant comes from, in fields of the form. */
export const sourceFields = (): SourceFields => draftSource ?? visitSource();

let isStarted = false;

/** Reports once that a form is being filled in. */
function reportStart(position = ""): void {
  if (isStarted) return;
  isStarted = true;
  reportStep("started", position, sourceFields());
}

/**
 * Stores the typed values in this browser, for a week after the last change. A form that is empty but
 * for the position, which may come from the address, and for known values stores nothing.
 */
export function saveDraft(values: Values): void {
  const isEmpty = Object.entries(values).every(
    ([name, value]) =>
      name === "position" || value.trim() === "" || (isFieldName(name) && value === known[name]),
  );
  if (isEmpty) forgetDraft();
  else {
    reportStart(values.position);
    draftSource = sourceFields();
    const draft = { at: Date.now(), values, key: idempotencyKey, ...draftSource };
    writeStored(draftKey, JSON.stringify(draft));
  }
}

function forgetDraft(): void {
  idempotencyKey = undefined;
  draftSource = undefined;
  removeStored(draftKey);
}

/**
 * Removes the draft that was sent under this key; another tab may have stored its own by now. The key
 * stays: a form that shows the draft again sends it under the same one.
 */
export function forgetSentDraft(sentKey: string): void {
  isStarted = false;
  if (readDraft().key === sentKey) removeStored(draftKey);
}

let known: Values = {};

/** Fills what is known of the applicant into the fields that are still empty. */
export function fillKnown(form: HTMLFormElement, values: Values): void {
  known = values;
  fillEmpty(form, values);
}

/** Fills the stored draft into the fields that are still empty. Returns whether it filled any. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { values, key, source } = readDraft();
  idempotencyKey = key;
  if (source.source !== undefined) draftSource = source;
  isStarted = Object.keys(values).length > 0;
  return fillEmpty(form, values);
}

/** Returns whether it filled any. */
function fillEmpty(form: HTMLFormElement, values: Values): boolean {
  let isRestored = false;
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!isControl(field) || field.value !== "" || value === "") continue;
    field.value = value;
    isRestored ||= field.value !== "";
  }
  if (isRestored) form.dispatchEvent(new Event("input", { bubbles: true }));
  return isRestored;
}

/** Empties the fields, but for the position that the address asks for, and removes the draft. */
export function discardDraft(form: HTMLFormElement): void {
  form.reset();
  form.dispatchEvent(new Event("input", { bubbles: true }));
  forgetDraft();
}

type Draft = {
  values: Record<string, string>;
  key: string | undefined;
  source: SourceFields;
};

function readDraft(): Draft {
  const { at, values, key, source, source_detail } = readStoredObject(draftKey);
  const isFresh = typeof at === "number" && Date.now() - at < lifetimeMs;
  if (!isFresh || typeof values !== "object") return { values: {}, key: undefined, source: {} };
  const texts = Object.entries({ ...values }).flatMap(([name, value]: [string, unknown]) =>
    isFieldName(name) && typeof value === "string" ? [[name, value] as const] : [],
  );
  const asText = (value: unknown) => (typeof value === "string" ? value : undefined);
  return {
    values: Object.fromEntries(texts),
    key: asText(key),
    source: { source: asText(source), source_detail: asText(source_detail) },
  };
}

// `crypto.randomUUID` is missing on plain http.
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
