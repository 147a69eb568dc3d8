import * as z from "zod/mini";

/**
 * An archive is a tar file with these entries in this order: `archive.json`, `auth-secret` where the
 * secret is in DATA_DIR, `resumes/<key>`, `tables/<table>/<number>.ndjson.gz`, `manifest.json`
 * and `checksums.sha256`, which lists the SHA-256 of every other entry as `sha256sum --check` reads it.
 */
export const archiveFormat = 2;

export const headerEntry = "archive.json";
export const secretEntry = "auth-secret";
export const manifestEntry = "manifest.json";
export const checksumsEntry = "checksums.sha256";

/** The first entry, which a reader needs before all others. */
export const ArchiveHeader = z.object({
  format: z.literal(archiveFormat),
  made_at: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The newest migration; a server that does not know it cannot read the archive. */
  migration: z.string(),
  /** The id of the store; archives of 1.0.0 lack it. */
  store: z.optional(z.string()),
  /** Null before the first start of a server. */
  secret: z.nullable(
    z.object({
      /** Whether the archive contains the secret, because it is in DATA_DIR. */
      isIncluded: z.boolean(),
      /** Identifies the secret without revealing it. */
      id: z.string(),
    }),
  ),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

/** The content of a store, with which a restored store is compared. */
export const Manifest = z.extend(ArchiveHeader, {
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  resumes: z.object({ files: z.number(), bytes: z.number() }),
  /** Keys of the resumes that were missing or damaged in the store. */
  lost: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const unfinishedSuffix = ".unfinished";

/** Names with the time. A backup without all resumes is `.incomplete`; one in progress has a suffix. */
export const backupName =
  /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(\.incomplete)?\.tar(\.unfinished)?$/;
export const nameAt = (now: Date) =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;

/** An archive or a store cannot be used, for a reason that the operator can fix. */
export class ArchiveError extends Error {}
