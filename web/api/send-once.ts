import { readStored, removeStored, writeStored } from "#web/browser/storage.ts";
import { ApiError } from "./api-error.ts";

/** The keys of this tab's requests without a response. */
const unanswered = new Map<string, string>();

const minuteMs = 60_000;

/**
 * Sends an act under an Idempotency-Key, which is used until a response arrives: the server does the act once
 * although it is sent again. For a minute, because what an act has done may be undone and the same be wanted
 * again; or kept in this browser, for a new record that may be sent again after a reload or from another tab.
 */
export async function sendOnce<Result>(
  act: string,
  send: (idempotencyKey: string) => Promise<Result>,
  kept: "for a minute" | "in the browser" = "for a minute",
): Promise<Result> {
  const name = `key of ${act}`;
  // `crypto.randomUUID` is missing on plain http.
  const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
  const key = unanswered.get(name) ?? readStored(name) ?? newKey();
  const forget = () => {
    if (unanswered.get(name) === key) unanswered.delete(name);
    if (readStored(name) === key) removeStored(name);
  };
  unanswered.set(name, key);
  if (kept === "in the browser") writeStored(name, key);
  else setTimeout(forget, minuteMs);
  try {
    const result = await send(key);
    forget();
    return result;
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== "request_reused") throw failure;
    // The response to an earlier act was lost, but the server had stored it. This act is a new one.
    forget();
    return sendOnce(act, send, kept);
  }
}
