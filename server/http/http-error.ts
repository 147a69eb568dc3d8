import type { FailureCode } from "#contract/failure.ts";
import { readFieldMessage } from "#contract/field-message.ts";
import { languages } from "#contract/languages.ts";
import { isServerText, type ServerText } from "./language.ts";

/** Keys of texts by field, or messages with values (`fieldMessage`) about them. */
export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>;
type FieldError = ServerText | `${ServerText}\n{${string}`;

type Details = {
  values?: Readonly<Record<string, string | number>>;
  fields?: FieldErrors;
  retryAfterSeconds?: number;
  /** The current record, after a conflicting change. */
  current?: unknown;
  changedBy?: string | null;
  /** What has happened since the page of a decision was read, in the language of the client. */
  happened?: string[];
  /** The present `seen_version`. */
  seen?: number;
  /** Whether the refusal asks whether to do it all the same. */
  isAsked?: boolean;
  /** With `mfa_required`: the challenge for the second step of the sign-in. */
  challenge?: string;
  /** What the log says of an expected refusal, in place of its text. */
  logged?: string;
};

/** A failure of the API. Any code may throw it; the error handler sends it. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly text: ServerText;
  readonly details: Details;

  constructor(
    status: number,
    code: FailureCode,
    text: ServerText,
    { cause, ...details }: Details & { cause?: unknown } = {},
  ) {
    super(text, { cause });
    this.status = status;
    this.code = code;
    this.text = text;
    this.details = details;
  }
}

export const malformed = (text: ServerText = "failure.malformed", cause?: unknown) =>
  new HttpError(400, "malformed", text, { cause });

/** 401. The text tells a wrong password from an expired session. */
export const unauthenticated = (text: ServerText = "failure.sessionExpired") =>
  new HttpError(401, "unauthenticated", text);

export const forbidden = (text: ServerText = "failure.forbidden") =>
  new HttpError(403, "forbidden", text);

export const notFound = (text: ServerText = "failure.notFound") =>
  new HttpError(404, "not_found", text);

export const conflict = (
  text: ServerText,
  details: Pick<
    Details,
    "fields" | "values" | "current" | "changedBy" | "happened" | "seen" | "isAsked"
  > = {},
) => new HttpError(409, "conflict", text, details);

export const tooLarge = (text: ServerText, fields: FieldErrors = {}) =>
  new HttpError(413, "too_large", text, { fields });

export const unsupportedType = () =>
  new HttpError(415, "unsupported_media_type", "failure.contentType");

export const invalid = (fields: FieldErrors, text: ServerText = "failure.fields") =>
  new HttpError(422, "invalid", text, { fields });

/** An Idempotency-Key of a request with other content; `current` is the result of that request if it has one. */
export const requestReused = (current?: unknown) =>
  new HttpError(422, "request_reused", "failure.requestReused", { current });

/** `message` replaces the usual text, with the minutes to wait as {count}. */
export function tooManyRequests(
  retryAfterSeconds: number,
  message?: ServerText,
  code: FailureCode = "too_many_requests",
): HttpError {
  const [text, count] =
    message === undefined
      ? waitText(retryAfterSeconds)
      : ([message, Math.ceil(retryAfterSeconds / 60)] as const);
  return new HttpError(429, code, text, { values: { count }, retryAfterSeconds });
}

/** A wait in seconds, minutes or hours, rounded up. */
function waitText(seconds: number): [text: ServerText, count: number] {
  if (seconds > 90 * 60) return ["failure.tooManyAttempts.hours", Math.ceil(seconds / 3_600)];
  if (seconds > 90) return ["failure.tooManyAttempts.minutes", Math.ceil(seconds / 60)];
  return [seconds === 1 ? "failure.tooManyAttempts.second" : "failure.tooManyAttempts", seconds];
}

/** 503 for want of room on the disk, which the log names. */
export const withoutRoom = (freeBytes: number) =>
  new HttpError(503, "unavailable", "failure.storage", {
    retryAfterSeconds: 5,
    logged: `the disk has ${Math.floor(freeBytes / 1024 / 1024)} MB free`,
  });

export const unavailable = (text: ServerText = "failure.unavailable", cause?: unknown) =>
  new HttpError(503, "unavailable", text, { retryAfterSeconds: 5, cause });

type Issue = { path: readonly PropertyKey[]; message: string };

const isFieldError = (message: string): message is FieldError =>
  isServerText(readFieldMessage(message).key);

/** Groups the issues of schemas by field. A message that is no key of our texts becomes a general one. */
export function groupByField(issues: readonly Issue[]): FieldErrors {
  const fields: Record<string, FieldError[]> = {};
  for (const { path, message } of issues) {
    const [first = "", second] = path;
    // A text in one language has its own field, such as `title.vi`.
    const field = languages.some((language) => language === second)
      ? `${String(first)}.${String(second)}`
      : String(first);
    const text = isFieldError(message) ? message : "field.invalid";
    const texts = (fields[field === "" ? "body" : field] ??= []);
    if (!texts.includes(text)) texts.push(text);
  }
  return fields;
}
