import type * as z from "zod/mini";
import { clearSession, readAccessToken } from "./tokens.ts";
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

/** Sends a call of the signed-in user and parses the response. */
export async function requestAsUser<Schema extends z.ZodMiniType>(schema: Schema, call: Call) {
  return parseResponse(schema, await authFetch(call));
}

const isUnauthenticated = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 401;
