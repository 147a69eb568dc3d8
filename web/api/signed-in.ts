import { clearSession, readAccessToken } from "#web/auth/tokens.ts";
import { CallFailure } from "./failure.ts";
import { type Call, send } from "./http.ts";
import { refreshSession } from "./refresh.ts";

/**
 * Sends a call with the stored access token, if there is one. A 401 brings one refresh and one
 * repetition; when that does not help either, the session is cleared (spec §4).
 */
export async function sendSignedIn(call: Call): Promise<Response> {
  const accessToken = readAccessToken();
  try {
    return await send({ ...call, accessToken });
  } catch (failure) {
    if (accessToken === null || !isUnauthenticated(failure)) throw failure;
  }

  await refreshSession(accessToken);
  const renewed = readAccessToken();
  if (renewed === null) throw new CallFailure({ status: 401, text: "call.noToken" });
  try {
    return await send({ ...call, accessToken: renewed });
  } catch (failure) {
    if (isUnauthenticated(failure) && readAccessToken() === renewed) clearSession();
    throw failure;
  }
}

/** The same for administrators' calls, which are not sent at all without a token (spec §7). */
export async function sendAsAdmin(call: Call): Promise<Response> {
  if (readAccessToken() === null) throw new CallFailure({ status: 401, text: "call.noToken" });
  return sendSignedIn({ ...call, audience: "admin" });
}

const isUnauthenticated = (failure: unknown) =>
  failure instanceof CallFailure && failure.status === 401;

/** Hands a file to the browser to save under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the click; a minute is long enough for the slowest.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
