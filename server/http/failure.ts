import type { FailureCode } from "#contract/failure.ts";
import { isServerText, type ServerText } from "./language.ts";

export type FieldTexts = Readonly<Record<string, readonly ServerText[]>>;

/** A call that cannot be answered as asked. Thrown anywhere, turned into an answer in one place. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly text: ServerText;
  readonly values: Readonly<Record<string, string | number>>;
  readonly fields: FieldTexts;
  readonly retryAfterSeconds: number | undefined;
  /** The record as it is now, where somebody else changed it first. */
  readonly current: unknown;
  /** The name of the user who did. */
  readonly changedBy: string | undefined;
  /** With `mfa_required`: what the second step of the sign-in needs. */
  readonly challenge: string | undefined;

  constructor(
    status: number,
    code: FailureCode,
    text: ServerText,
    more: {
      values?: Readonly<Record<string, string | number>>;
      fields?: FieldTexts;
      retryAfterSeconds?: number;
      current?: unknown;
      changedBy?: string | null;
      challenge?: string;
      cause?: unknown;
    } = {},
  ) {
    super(text, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.text = text;
    this.values = more.values ?? {};
    this.fields = more.fields ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.current = more.current;
    this.changedBy = more.changedBy ?? undefined;
    this.challenge = more.challenge;
  }
}

export const malformed = (text: ServerText = "failure.malformed", cause?: unknown) =>
  new CallFailed(400, "malformed", text, { cause });

/** 401 with the reason in words; the code tells a wrong password from a missing or ended session. */
export const unauthenticated = (text: ServerText = "failure.sessionExpired") =>
  new CallFailed(401, "unauthenticated", text);

export const forbidden = (text: ServerText = "failure.forbidden") =>
  new CallFailed(403, "forbidden", text);

export const notFound = (text: ServerText = "failure.notFound") =>
  new CallFailed(404, "not_found", text);

export const conflict = (
  text: ServerText,
  more: { fields?: FieldTexts; current?: unknown; changedBy?: string | null } = {},
) => new CallFailed(409, "conflict", text, more);

export const tooLarge = (text: ServerText, fields: FieldTexts = {}) =>
  new CallFailed(413, "too_large", text, { fields });

export const unsupportedType = () =>
  new CallFailed(415, "unsupported_media_type", "failure.contentType");

export const invalid = (fields: FieldTexts, text: ServerText = "failure.fields") =>
  new CallFailed(422, "invalid", text, { fields });

/** An Idempotency-Key that has been used for another content. `current` is what it was used for. */
export const requestReused = (current: unknown) =>
  new CallFailed(422, "request_reused", "failure.requestReused", { current });

export function tooManyRequests(retryAfterSeconds: number): CallFailed {
  const [text, count] = waitOf(retryAfterSeconds);
  return new CallFailed(429, "too_many_requests", text, { values: { count }, retryAfterSeconds });
}

/** A wait in the unit that people would say it in, never shorter than it is. */
function waitOf(seconds: number): [text: ServerText, count: number] {
  if (seconds > 90 * 60) return ["failure.tooManyAttempts.hours", Math.ceil(seconds / 3_600)];
  if (seconds > 90) return ["failure.tooManyAttempts.minutes", Math.ceil(seconds / 60)];
  return [seconds === 1 ? "failure.tooManyAttempts.second" : "failure.tooManyAttempts", seconds];
}

export const unavailable = (text: ServerText = "failure.unavailable", cause?: unknown) =>
  new CallFailed(503, "unavailable", text, { retryAfterSeconds: 5, cause });

/** What schemas say against fields, gathered by field; a message that is no text of ours becomes a general one. */
export function fieldTexts(issues: readonly { field: string; message: string }[]): FieldTexts {
  const fields: Record<string, ServerText[]> = {};
  for (const { field, message } of issues) {
    const text = isServerText(message) ? message : "field.invalid";
    const texts = (fields[field === "" ? "body" : field] ??= []);
    if (!texts.includes(text)) texts.push(text);
  }
  return fields;
}
