import * as z from "zod/mini";

/** Why a backup failed; the server's log has the details. */
export const BackupTrouble = z.enum(["no_space", "not_writable", "database", "files", "other"]);
export type BackupTrouble = z.infer<typeof BackupTrouble>;

/** The newest backup that was made. */
export const MadeBackup = z.object({
  at: z.string(),
  seconds: z.number(),
  /** The machine and the path on it. */
  machine: z.string(),
  path: z.string(),
  bytes: z.number(),
  applications: z.number(),
  resumes: z.number(),
  /** Resumes that were missing or damaged in the store. */
  lost: z.number(),
});
export type MadeBackup = z.infer<typeof MadeBackup>;

export const FailedBackup = z.object({
  at: z.string(),
  machine: z.string(),
  trouble: BackupTrouble,
});
export type FailedBackup = z.infer<typeof FailedBackup>;

/** The state of backups for the Settings tab (design §9). */
export const BackupState = z.object({
  /** The schedule; null when BACKUP_DIR is not set. */
  schedule: z.nullable(z.object({ hours: z.number(), keep: z.number(), folder: z.string() })),
  made: z.nullable(MadeBackup),
  /** The newest failure since then. */
  failed: z.nullable(FailedBackup),
  /** Whether the newest backup is older than the schedule allows. */
  isLate: z.boolean(),
});
export type BackupState = z.infer<typeof BackupState>;
