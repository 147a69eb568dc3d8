import type * as z from "zod/mini";
import { readAccessToken } from "./tokens.ts";
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
