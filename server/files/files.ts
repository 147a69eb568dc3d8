import type { Readable } from "node:stream";

/** A file that has arrived whole but is not promised to anybody yet. */
export interface Incoming {
  /** Where its bytes can be read until it is kept or discarded. */
  path: string;
  bytes: number;
  /** Lower-case hex. */
  sha256: string;
  /** More came than was allowed: nothing was stored, and only `bytes` tells the truth. */
  tooLarge: boolean;
}

/** What the database remembers of a kept file, and what its bytes are held against. */
export interface Fingerprint {
  bytes: number;
  sha256: string;
}

/**
 * Where resumes lie. A row in the database is the truth: a file without a row is litter, which a
 * sweep over `list` removes; a row without a file is a bug.
 */
export interface Files {
  /**
   * Writes the source to a temporary file, piece by piece. The source is always read to its end,
   * also when it is too large or cannot be written, so that its sender waits for the answer instead
   * of meeting a closed connection. When the source breaks off, nothing is left behind.
   */
  receive(source: Readable, maxBytes: number): Promise<Incoming>;
  /**
   * Once this returns, the file survives a loss of power. When it throws, what arrived is gone; what
   * may have been kept nevertheless is for the caller to remove, and for the sweep.
   */
  keep(incoming: Incoming, key: string): Promise<void>;
  discard(incoming: Incoming): Promise<void>;
  /** Gives a file of whose `keep` nobody knows whether it returned what its return promises. */
  secure(key: string): Promise<void>;
  /**
   * The very bytes that were kept, piece by piece, or a `DamagedFileError` before the first of them.
   * Whoever opens reads to the end or destroys. The signal says that nobody waits for it any more.
   */
  openVerified(key: string, expected: Fingerprint, signal?: AbortSignal): Promise<Readable>;
  /** As `openVerified`, all at once. */
  readVerified(key: string, expected: Fingerprint): Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Removes what was received before `olderThan` and neither kept nor discarded; says how many. */
  sweepIncoming(olderThan: Date): Promise<number>;
  /** On the disk of this machine where files arrive. */
  freeBytes(): Promise<number>;
  /** Rejects when files can be neither kept nor read now. */
  check(): Promise<void>;
}

/**
 * The store out of the house did not do what it was asked. Its words are not repeated: they may name
 * hosts and keys.
 */
export class FilesOutageError extends Error {
  override readonly name = "FilesOutageError";
  /** What kind of trouble, in a word or two. */
  readonly reason: string;
  /** Whether the same may work a little later; otherwise it is the configuration. */
  readonly mayPass: boolean;

  constructor(reason: string, mayPass: boolean) {
    super(`The file store cannot be used: ${reason}`);
    this.reason = reason;
    this.mayPass = mayPass;
  }
}

/** A kept file is missing or no longer what was kept. */
export class DamagedFileError extends Error {
  readonly key: string;
  readonly damage: "missing" | "wrong size" | "wrong checksum";

  constructor(key: string, damage: DamagedFileError["damage"]) {
    super(`The file ${key} is damaged: ${damage}`);
    this.name = "DamagedFileError";
    this.key = key;
    this.damage = damage;
  }
}

/** Keys are made by us and cannot be read as a path. */
export const isKey = (text: string): boolean => /^[0-9a-f-]{1,64}$/.test(text);

export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError("Not a key of the file store");
  return key;
}

// What a disk says when it is full, broken, read-only, gone, or out of reach. Codes of the network
// are not among them: a sender who hangs up is no trouble of the store.
const storageCodes = new Set([
  "EACCES",
  "EDQUOT",
  "EFBIG",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ENODEV",
  "ENOENT",
  "ENOMEM",
  "ENOSPC",
  "ENOTDIR",
  "ENXIO",
  "EPERM",
  "EROFS",
  "ESTALE",
  "EXDEV",
]);

/** True for an error of the store itself, which may pass: the sender is asked to try again later. */
export function isStorageError(error: unknown): boolean {
  if (error instanceof FilesOutageError) return true;
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    storageCodes.has(error.code)
  );
}
