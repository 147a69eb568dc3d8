import { createHash } from "node:crypto";
import type { Db } from "#server/db/schema.ts";
import type { Row } from "#server/db/row-lines.ts";
import type { Fingerprint } from "#server/files/files.ts";
import type { Contents } from "./manifest.ts";

/** A resume as the row of its application names it. */
export type NamedResume = Fingerprint & { applicationId: string; key: string };

const rowsAtOnce = 500;

/** Every resume that a row names, in the order of the applications. */
export async function* namedResumes(db: Db): AsyncGenerator<NamedResume> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db
      .selectFrom("applications")
      .select(["id", "cv_key", "cv_sha256", "cv_size_bytes"])
      .where("id", ">", after)
      .where("cv_key", "is not", null)
      .orderBy("id")
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) {
      const resume = resumeOf(row);
      if (resume !== undefined) yield resume;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

/** The resume that a row of `applications` names. */
export function resumeOf(row: Row): NamedResume | undefined {
  const { id, cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = row;
  const isNamed =
    typeof id === "string" &&
    typeof key === "string" &&
    typeof sha256 === "string" &&
    typeof bytes === "number";
  return isNamed ? { applicationId: id, key, sha256, bytes } : undefined;
}

/** Adds resumes up as they pass. */
export function openResumeSum(): {
  add: (resume: Fingerprint & { key: string }) => void;
  end: () => Contents["resumes"];
} {
  const hash = createHash("sha256");
  let [files, total] = [0, 0];
  return {
    add: ({ key, bytes, sha256 }) => {
      hash.update(`${key} ${bytes} ${sha256}\n`);
      files += 1;
      total += bytes;
    },
    end: () => ({ files, bytes: total, sha256: hash.digest("hex") }),
  };
}

/** Whether the row still names this file: one that was replaced or erased meanwhile is not missed. */
export async function isStillNamed(db: Db, { applicationId, key }: NamedResume): Promise<boolean> {
  const row = await db
    .selectFrom("applications")
    .select("cv_key")
    .where("id", "=", applicationId)
    .executeTakeFirst();
  return row?.cv_key === key;
}
