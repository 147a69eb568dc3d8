import type * as z from "zod/mini";
import { clearSession, readAccessToken } from "#web/auth/tokens.ts";
import { ApiError } from "./api-error.ts";
import { type Call, parseResponse, send } from "./http.ts";
import { refreshSession } from "./refresh.ts";

/**
 * Sends a call with the stored access token, if there is one. A 401 leads to one refresh and one
 * repetition; a second 401 clears the session (spec §4).
 */
export async function authFetch(call: Call): Promise<Response> {
  const accessToken = readAccessToken();
  try {
    return await send({ ...call, accessToken });
  } catch (failure) {
    if (accessToken === null || !isUnauthenticated(failure)) throw failure;
  }

  await refreshSession(accessToken);
  const renewed = readAccessToken();
  if (renewed === null) throw new ApiError({ status: 401, fallbackKey: "call.noToken" });
  try {
    return await send({ ...call, accessToken: renewed });
  } catch (failure) {
    if (isUnauthenticated(failure) && readAccessToken() === renewed) clearSession();
    throw failure;
  }
}

/** The query of a list, by the contract, with the rows to skip and to return. */
export type Filter<Query extends z.ZodMiniType<unknown, object>> = Omit<
  z.input<Query>,
  "skip" | "limit"
> & { skip: number; limit: number };

/** The same for administrators' calls, which are not sent at all without a token (spec §7). */
export async function adminFetch(call: Call): Promise<Response> {
  if (readAccessToken() === null) throw new ApiError({ status: 401, fallbackKey: "call.noToken" });
  return authFetch({ ...call, audience: "admin" });
}

/** Sends a call of the signed-in user and parses the response. */
export async function requestAsUser<Schema extends z.ZodMiniType>(schema: Schema, call: Call) {
  return parseResponse(schema, await authFetch(call));
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

const isUnauthenticated = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 401;
