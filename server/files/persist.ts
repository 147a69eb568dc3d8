import { setTimeout as pause } from "node:timers/promises";
import { DamagedFileError, FilesOutageError, isStorageError } from "./files.ts";

const attempts = 3;
const firstPauseMs = 100;

/**
 * Makes a call to a store out of the house, and makes it again while its failure may pass: three
 * times at most, and never after `giveUpMs`. What the store fails at becomes a `FilesOutageError`;
 * what is wrong with a file or with our own disk stays what it is.
 */
export async function persist<Result>(
  giveUpMs: number,
  call: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof DamagedFileError || error instanceof TypeError) throw error;
      if (isStorageError(error) && !(error instanceof FilesOutageError)) throw error;
      const outage = asOutage(error);
      const isLate = performance.now() - startedAt > giveUpMs;
      if (!outage.mayPass || isLate || attempt === attempts) throw outage;
      // Spread out, so that servers that failed together do not come back together.
      await pause(firstPauseMs * 4 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }
}

// Bytes that suffered on the way, and a sender too slow for the store: the same call may pass.
const passing = /^(BadDigest|RequestTimeout|XAmzContentSHA256Mismatch)$/;

function asOutage(error: unknown): FilesOutageError {
  if (error instanceof FilesOutageError) return error;
  const status = statusOf(error);
  const name = error instanceof Error ? codeOf(error) : typeof error;
  const mayPass = status === undefined || status === 429 || status >= 500 || passing.test(name);
  if (status === undefined) return new FilesOutageError(name, mayPass);
  return new FilesOutageError(`${definite[status] ?? name}, ${status}`, mayPass);
}

// A refused question for a bucket has no body, and so no name.
const definite: Partial<Record<number, string>> = {
  301: "the bucket is in another region",
  403: "the keys are refused",
  404: "there is no such bucket",
};

/** The network's code where there is one, else the store's own name for the failure. */
function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** The status that the store answered with; undefined when it did not. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  const { $metadata: about } = error;
  if (typeof about !== "object" || about === null || !("httpStatusCode" in about)) return undefined;
  return typeof about.httpStatusCode === "number" ? about.httpStatusCode : undefined;
}
