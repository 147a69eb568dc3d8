import { readStored, removeStored, writeStored } from "#web/document/storage.ts";
import { ApiError } from "./api-error.ts";

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
    // An earlier record was stored although its response was lost. This is another one.
    forget();
    return sendOnce(form, send);
  }
}
