import type { session } from "#i18n/en/session.ts";

/** Keys of the messages for a failure that the server gave none for. */
export type ErrorKey = Extract<keyof typeof session, `call.${string}`>;

type Details = {
  /** HTTP status; 0 where no response arrived. */
  status: number;
  /** The server's message. */
  serverMessage?: string | undefined;
  fallbackKey: ErrorKey;
  code?: string | undefined;
  fields?: Record<string, string[]>;
  /** With the code `mfa_required`: the second step of a sign-in sends it. */
  challenge?: string | undefined;
  /** With a conflict: the record as it is now. */
  current?: unknown;
  /** The name of the user who changed it. */
  changedBy?: string | undefined;
  /** With a decision on an older page: what has happened since, one sentence each. */
  happened?: string[] | undefined;
};

/** A call that did not succeed. `fields` holds the server's messages by field name. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Whether the screen that sent the call shows it. */
  isShown = false;
  declare readonly status: number;
  declare readonly code: string | undefined;
  readonly fields: Record<string, string[]> = {};
  declare readonly serverMessage: string | undefined;
  declare readonly fallbackKey: ErrorKey;
  declare readonly challenge: string | undefined;
  declare readonly current: unknown;
  declare readonly changedBy: string | undefined;
  declare readonly happened: string[] | undefined;

  constructor(details: Details) {
    super(details.serverMessage ?? details.fallbackKey);
    Object.assign(this, details);
  }
}

/** Whether the server refused the call, so that a repetition would fail too. */
export function isClientError(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false;
  const { status } = failure;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Whether a newer link from an email has replaced the one of the call. */
export const isReplacedLink = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === "link_replaced";

type Translate = (key: ErrorKey, values?: Record<string, string | number>) => string;

/** The message of a failed call: the server's, else the site's own; undefined for any other failure. */
export function describeError(failure: unknown, t: Translate): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return failure.serverMessage ?? t(failure.fallbackKey, { status: failure.status });
}
