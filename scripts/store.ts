import type { Manifest } from "#server/backup/archive.ts";

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Prints the contents of a backup or a store. */
export function printContents({
  made_at,
  engine,
  migration,
  tables,
  resumes,
  lost,
}: Manifest): void {
  console.log(`Made ${made_at} on ${engine}, migration ${migration}`);
  for (const [table, { rows, sha256 }] of Object.entries(tables)) {
    console.log(`  ${table.padEnd(20)} ${String(rows).padStart(9)} rows   ${sha256}`);
  }
  console.log(`  ${"resumes".padEnd(20)} ${resumes.files} files, ${megabytes(resumes.bytes)}`);
  for (const key of lost)
    console.log(`  The resume ${key} was already missing or damaged in the source`);
}
