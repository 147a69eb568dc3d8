/** What backups are called that nobody named. */
export const backupName = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/;

/** The name of a backup that is made now. */
export const nameAt = (now: Date) =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
