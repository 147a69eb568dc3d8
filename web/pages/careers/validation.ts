import {
  SubmitApplication,
  type SpamSignals,
  type TalentPoolChoice,
} from "#contract/applications.ts";
import { parseObject } from "#web/browser/json.ts";
import type { FieldErrors, Values } from "./field-labels.ts";

/** Reads an application by the schema of the contract, or returns the first error of each field. */
export function validate(values: Values): { application?: SubmitApplication; errors: FieldErrors } {
  const { data, error } = SubmitApplication.safeParse(values);
  if (error === undefined) return { application: data, errors: {} };
  const lastFirst = error.issues.map(({ path, message }) => [path[0], message]).reverse();
  return { errors: Object.fromEntries(lastFirst) };
}

// The server suspects a form that was open for a shorter time.
const minimumTokenAgeMs = 5_000;

let formToken: { value: string; receivedAt: number } | undefined;

/** Fetches the token that proves how long the form was open. The form can be sent without one. */
export async function requestFormToken(): Promise<void> {
  if (formToken !== undefined) return;
  try {
    const response = await fetch("/api/v1/applications/form");
    const { form_age: value } = parseObject(await response.text());
    if (typeof value === "string") formToken = { value, receivedAt: performance.now() };
  } catch {
    // The server accepts a form without a token.
  }
}

/**
 * Fields that tell applicants from programs. An applicant whose browser filled the form in quickly
 * sends no token, which counts less against them than a young one.
 */
export function spamSignals(form: HTMLFormElement | null): SpamSignals {
  const trap = form?.elements.namedItem("website");
  const website = trap instanceof HTMLInputElement ? trap.value : "";
  const age = performance.now() - (formToken?.receivedAt ?? Infinity);
  return { website, ...(age > minimumTokenAgeMs && { form_age: formToken?.value }) };
}

/** Whether the box of the talent pool is ticked. It stands apart from the fields: no draft keeps a consent. */
export function poolChoice(form: HTMLFormElement | null): { talent_pool?: "true" } {
  const box = form?.elements.namedItem("talent_pool");
  const isTicked = box instanceof HTMLInputElement && box.checked;
  return isTicked ? ({ talent_pool: "true" } satisfies TalentPoolChoice) : {};
}
