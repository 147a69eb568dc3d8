import type * as z from "zod/mini";
import { readAccessToken } from "./tokens.ts";
import { readStored, removeStored, writeStored } from "#web/browser/storage.ts";
import { ApiError } from "./api-error.ts";
import { authFetch } from "./auth-fetch.ts";
import { type Call, parseResponse } from "./http.ts";

/** The query of a list, by the contract, with the rows to skip and to return. */
export type Filter<Query extends z.ZodMiniType<unknown, object>> = Omit<
  z.input<Query>,
  "skip" | "limit"
> & { skip: number; limit: number };

/** Sends a call of an administrator; without a token it is not sent at all (spec §7). */
export async function adminFetch(call: Call): Promise<Response> {
  if (readAccessToken() === null) throw new ApiError({ status: 401, fallbackKey: "call.noToken" });
  return authFetch({ ...call, audience: "admin" });
}

/** Sends a call of an administrator and parses the response. */
export async function requestAsAdmin<Schema extends z.ZodMiniType>(schema: Schema, call: Call) {
  return parseResponse(schema, await adminFetch(call), "admin");
}

/** A call that reads one resource of the panel. */
export const readerOf =
  <Schema extends z.ZodMiniType>(schema: Schema, path: string) =>
  (signal?: AbortSignal) =>
    requestAsAdmin(schema, { path, signal });

/** Changes a record as it was at `version`, if that is given; fails with 409 where it has changed since. */
export const patchAsAdmin = <Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  body: unknown,
  version?: string,
) => requestAsAdmin(schema, { path, method: "PATCH", body, ifMatch: version });

/** The keys of this tab's requests without a response. */
const unanswered = new Map<string, string>();

/**
 * Sends a new record of a form under an Idempotency-Key. The key stays in this browser until a response
 * arrives, so that the record is stored once although it is sent again, after a lost response, a reload
 * or from another tab.
 */
export async function sendOnce<Result>(
  form: string,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const name = `key of ${form}`;
  // `crypto.randomUUID` is missing on plain http.
  const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
  const key = unanswered.get(name) ?? readStored(name) ?? newKey();
  const forget = () => {
    unanswered.delete(name);
    if (readStored(name) === key) removeStored(name);
  };
  unanswered.set(name, key);
  writeStored(name, key);
  try {
    const result = await send(key);
    forget();
    return result;
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== "request_reused") throw failure;
    // The response to an earlier record was lost, but the server had stored it. This record is a new one.
    forget();
    return sendOnce(form, send);
  }
}
