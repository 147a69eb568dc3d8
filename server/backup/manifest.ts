import * as z from "zod/mini";

/** The form of archives this server writes and reads. */
export const archiveFormat = 1;

// The entries of an archive, in this order.
export const headerEntry = "archive.json";
export const resumeEntry = (key: string) => `resumes/${key}`;
/** Stands in for a resume that was missing or damaged already; holds what its row says of it. */
export const lostEntry = (key: string) => `lost/${key}`;
export const secretEntry = "auth-secret";
export const tableEntry = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, "0")}.ndjson.gz`;
/** Checksums of the entries before, as `sha256sum --check` reads them. */
export const sumsEntry = (piece: number) => `sums/${String(piece).padStart(6, "0")}.sha256`;
export const manifestEntry = "manifest.json";

/** What a reader must know before anything else. */
export const ArchiveHeader = z.object({
  format: z.number(),
  made_at: z.string(),
  /** The form of the database; a server that does not know it cannot read the archive. */
  migration: z.string(),
});
export type ArchiveHeader = z.infer<typeof ArchiveHeader>;

const Sum = z.object({ rows: z.number(), sha256: z.string() });

/** What a store holds: equal on both engines and with every kind of file store when the data is equal. */
export const Contents = z.object({
  tables: z.record(z.string(), Sum),
  /** The resumes that rows name, in the order of their applications. */
  resumes: z.object({ files: z.number(), bytes: z.number(), sha256: z.string() }),
});
export type Contents = z.infer<typeof Contents>;

/** The last entry: what the archive must amount to, so that it can be checked without the store it came from. */
export const Manifest = z.extend(Contents, {
  ...ArchiveHeader.shape,
  engine: z.enum(["sqlite", "postgres"]),
  /** Null where no server has been started yet. */
  secret: z.nullable(
    z.object({
      /** Whether it is in the archive, because it lay beside the data. */
      isIncluded: z.boolean(),
      /** Tells one secret from another, and nothing else about it. */
      id: z.string(),
    }),
  ),
  /** Keys of the resumes that were missing or damaged when the archive was made. */
  lost: z.array(z.string()),
  /** Checksum over all lists of checksums. */
  sums: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;
