import * as z from "zod/mini";

/** The reason for a failed backup; the server's log has the details. */
export const BackupFailureReason = z.enum([
  "no_space",
  "not_writable",
  "database",
  "files",
  "other",
]);
export type BackupFailureReason = z.infer<typeof BackupFailureReason>;

/** The newest complete backup. */
export const CompletedBackup = z.object({
  at: z.string(),
  seconds: z.number(),
  /** The host and the path on it. */
  machine: z.string(),
  path: z.string(),
  bytes: z.number(),
  applications: z.number(),
  resumes: z.number(),
  /** Resumes that were missing or damaged at that time. */
  lost: z.number(),
});
export type CompletedBackup = z.infer<typeof CompletedBackup>;

export const FailedBackup = z.object({
  at: z.string(),
  machine: z.string(),
  reason: BackupFailureReason,
});
export type FailedBackup = z.infer<typeof FailedBackup>;

/** The state of backups, shown in Settings. */
export const BackupState = z.object({
  /** The schedule; null when BACKUP_DIR is not set. */
  schedule: z.nullable(z.object({ hours: z.number(), keep: z.number(), folder: z.string() })),
  made: z.nullable(CompletedBackup),
  /** The newest failure after that backup. */
  failed: z.nullable(FailedBackup),
  /** Whether the newest backup is older than the schedule allows. */
  isLate: z.boolean(),
  /** Whether no older backup is removed, because the newest one is far smaller than those before. */
  isRotationPaused: z.boolean(),
});
export type BackupState = z.infer<typeof BackupState>;

/**
 * Whether the last good backup is older than twice its interval, or none was ever made and an attempt failed. One of
 * the future, by a clock that was ahead, counts as none.
 */
export function isOverdue({ schedule, made, failed }: BackupState, now: Date): boolean {
  if (schedule === null) return false;
  const ageMs = made === null ? -Infinity : now.getTime() - Date.parse(made.at);
  return ageMs < -60_000 ? failed !== null : ageMs > 2 * schedule.hours * 3_600_000;
}
