import type { FormSigns } from "#contract/applications.ts";

/** Older than what the server takes for a program. */
const oldEnoughMs = 5_000;

let sign: { value: string; receivedAt: number } | undefined;

/** Asks the server for a sign of when the form was opened. Without one the form is sent all the same. */
export async function openForm(): Promise<void> {
  if (sign !== undefined) return;
  try {
    const response = await fetch("/api/v1/applications/form");
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null || !("form_age" in answer)) return;
    const { form_age: value } = answer;
    if (typeof value === "string") sign = { value, receivedAt: performance.now() };
  } catch {
    // The sign helps the honest; it is never needed.
  }
}

/**
 * What tells people from programs. Whoever is quick, with a form their browser has filled in, sends
 * no sign rather than one that speaks against them.
 */
export function signsOf(form: HTMLFormElement): FormSigns {
  const trap = form.elements.namedItem("website");
  const website = trap instanceof HTMLInputElement ? trap.value : "";
  const isOld = sign !== undefined && performance.now() - sign.receivedAt > oldEnoughMs;
  return { website, ...(isOld && { form_age: sign?.value }) };
}
