import type { Readable } from "node:stream";

/** A received file in the staging folder, not stored yet. */
export interface StagedUpload {
  /** The file with its bytes, until it is stored or discarded. */
  path: string;
  bytes: number;
  /** Lower-case hex. */
  sha256: string;
  /** The source was larger than allowed: no file remains, and only `bytes` is correct. */
  tooLarge: boolean;
}

/** The size and checksum of a stored file in the database, to verify its bytes. */
export interface Checksum {
  bytes: number;
  sha256: string;
}

/**
 * The store of resumes. A file that its database neither names nor has erased is an orphan, which the purge
 * sets aside; a row without a file is a bug. See store-id.ts for which database is its own.
 */
export interface FileStore {
  /**
   * Streams the source to a temporary file. Reads it to its end even if it is too large or cannot be
   * written, so that the client gets a response instead of a closed connection. A source that breaks
   * off leaves no file behind.
   */
  stage(source: Readable, maxBytes: number): Promise<StagedUpload>;
  /**
   * Stores a received file: after this returns, it survives a power loss. After an error the received
   * file is gone; the caller or the purge removes what may have been stored under the key.
   */
  store(incoming: StagedUpload, key: string): Promise<void>;
  discard(incoming: StagedUpload): Promise<void>;
  /**
   * Verifies the file before it returns a stream of its bytes; throws a `DamagedFileError`. The caller
   * reads to the end or destroys the stream. `signal` aborts when the client disconnects.
   */
  openVerified(key: string, expected: Checksum, signal?: AbortSignal): Promise<Readable>;
  /** As `openVerified`, all at once. */
  readVerified(key: string, expected: Checksum): Promise<Buffer>;
  /** Removes a file, also one that was set aside. Ignores a missing file. */
  remove(key: string): Promise<void>;
  /** Moves a file to the orphaned ones, where an administrator can find it. Ignores a missing file. */
  setAside(key: string): Promise<void>;
  /** Removes files that were set aside before `olderThan`; returns their number. */
  purgeSetAside(olderThan: Date): Promise<number>;
  /** The id that the store shares with its database; undefined until `writeId`. */
  readId(): Promise<string | undefined>;
  writeId(id: string): Promise<void>;
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Adds hashes of erased records to the ledger of the store (erasure-ledger.ts). */
  noteErased(hashes: readonly string[]): Promise<void>;
  /** The hashes in its ledger; undefined without one. */
  listErased(): Promise<string[] | undefined>;
  /** Removes files received before `olderThan` that were neither stored nor discarded; returns their number. */
  purgeStaged(olderThan: Date): Promise<number>;
  /** On the disk of the staging folder. */
  freeBytes(): Promise<number>;
  /** Rejects while the store cannot be used. */
  check(): Promise<void>;
}

/** The store failed as a whole. Its own message is left out, since it may name hosts and keys. */
export class FilesOutageError extends Error {
  override readonly name = "FilesOutageError";
  /** The kind of failure, in a word or two. */
  readonly reason: string;
  /** Whether the same call may succeed later; otherwise the configuration is wrong. */
  readonly isTemporary: boolean;

  constructor(reason: string, isTemporary: boolean) {
    super(`The file store cannot be used: ${reason}`);
    this.reason = reason;
    this.isTemporary = isTemporary;
  }
}

/** A stored file is missing, unreadable or no longer what was stored. */
export class DamagedFileError extends Error {
  override readonly name = "DamagedFileError";
  readonly key: string;
  readonly damage: "missing" | "unreadable" | "wrong size" | "wrong checksum";

  constructor(key: string, damage: DamagedFileError["damage"]) {
    super(`The file ${key} is damaged: ${damage}`);
    this.key = key;
    this.damage = damage;
  }
}

// The codes of a disk that is full, broken, read-only, missing or out of reach. Network codes are not
// among them: a client that disconnects is no failure of the store.
const storageCodes = new Set(
  (
    "EACCES EDQUOT EFBIG EIO EMFILE ENFILE ENODEV ENOENT ENOMEM ENOSPC ENOTDIR ENXIO EPERM EROFS " +
    "ESTALE EXDEV"
  ).split(" "),
);

/** Whether the store itself failed, so that the client is asked to try again later. */
export const isStorageError = (error: unknown): boolean =>
  error instanceof FilesOutageError || storageCodes.has(errorCode(error) ?? "");

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

/** With less free disk space the server refuses uploads and is not ready. */
export const minimumFreeBytes = 200 * 1024 * 1024;

/** With less, no more files of messages are stored: they leave what remains to applications. */
export const minimumFreeBytesForMessages = 1024 ** 3;
