import type { Readable } from "node:stream";

/** A file that has been received and is not stored yet. */
export interface Incoming {
  /** Where its bytes can be read until it is kept or discarded. */
  path: string;
  bytes: number;
  /** Lower-case hex. */
  sha256: string;
  /** The source was larger than allowed: nothing was written, and only `bytes` is right. */
  tooLarge: boolean;
}

/** What the database records of a stored file, to verify its bytes. */
export interface Fingerprint {
  bytes: number;
  sha256: string;
}

/**
 * The store of resumes. The rows of the database decide: a file without a row is an orphan, which the
 * purge removes; a row without a file is a bug.
 */
export interface Files {
  /**
   * Writes the source to a temporary file, piece by piece. The source is read to its end even when it
   * is too large or cannot be written, so that the client gets a response instead of a closed
   * connection. A source that breaks off leaves nothing behind.
   */
  receive(source: Readable, maxBytes: number): Promise<Incoming>;
  /**
   * Stores a received file: once this returns, it survives a loss of power. When this throws, the
   * received file is gone; the caller, or the purge, removes what may have been stored under the key.
   */
  keep(incoming: Incoming, key: string): Promise<void>;
  discard(incoming: Incoming): Promise<void>;
  /** Makes a file durable after a `keep` that may not have returned. */
  secure(key: string): Promise<void>;
  /**
   * The bytes as they were stored, or a `DamagedFileError` before the first of them. The caller reads to
   * the end or destroys the stream; `signal` aborts when its reader has gone.
   */
  openVerified(key: string, expected: Fingerprint, signal?: AbortSignal): Promise<Readable>;
  /** As `openVerified`, all at once. */
  readVerified(key: string, expected: Fingerprint): Promise<Buffer>;
  /** A missing file is no error. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Removes files received before `olderThan` and neither kept nor discarded; returns how many. */
  sweepIncoming(olderThan: Date): Promise<number>;
  /** On the disk where files are received. */
  freeBytes(): Promise<number>;
  /** Rejects when files can be neither stored nor read now. */
  check(): Promise<void>;
}

/** The remote store failed. Its own message, which may name hosts and keys, is not repeated. */
export class FilesOutageError extends Error {
  override readonly name = "FilesOutageError";
  /** The kind of failure, in a word or two. */
  readonly reason: string;
  /** Whether the same call may succeed later; otherwise the configuration is wrong. */
  readonly mayPass: boolean;

  constructor(reason: string, mayPass: boolean) {
    super(`The file store cannot be used: ${reason}`);
    this.reason = reason;
    this.mayPass = mayPass;
  }
}

/** A stored file is missing or no longer what was stored. */
export class DamagedFileError extends Error {
  override readonly name = "DamagedFileError";
  readonly key: string;
  readonly damage: "missing" | "wrong size" | "wrong checksum";

  constructor(key: string, damage: DamagedFileError["damage"]) {
    super(`The file ${key} is damaged: ${damage}`);
    this.key = key;
    this.damage = damage;
  }
}

/** Keys are made by the server and cannot be read as a path. */
export const isKey = (text: string): boolean => /^[0-9a-f-]{1,64}$/.test(text);

export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError("Not a key of the file store");
  return key;
}

// The codes of a disk that is full, broken, read-only, gone or out of reach. Codes of the network are
// not among them: a client that hangs up is no failure of the store.
const storageCodes = new Set(
  (
    "EACCES EDQUOT EFBIG EIO EMFILE ENFILE ENODEV ENOENT ENOMEM ENOSPC ENOTDIR ENXIO EPERM EROFS " +
    "ESTALE EXDEV"
  ).split(" "),
);

/** Whether the store itself failed, so that the client is asked to try again later. */
export const isStorageError = (error: unknown): boolean =>
  error instanceof FilesOutageError || storageCodes.has(codeOf(error) ?? "");

/** The code of an error of the system or the network. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
