import type { ApplicationsTable, Tx } from "#server/db/schema.ts";
import type { Files } from "#server/files/files.ts";
import { removeLettersOfNobody } from "#server/mail/outbox.ts";

const erasedColumns = [
  "id",
  "cv_key",
  "email",
  "language",
] as const satisfies readonly (keyof ApplicationsTable)[];

type Erased = Pick<ApplicationsTable, (typeof erasedColumns)[number]>;

/**
 * Removes an application with its history, its letters, its links and its search text, and says
 * whose it was and where its resume lies, which `removeResume` takes away after the commit. Undefined when it is gone
 * already.
 */
export async function eraseApplication(tx: Tx, id: string): Promise<Erased | undefined> {
  const erased = await tx
    .deleteFrom("applications")
    .where("id", "=", id)
    .returning(erasedColumns)
    .executeTakeFirst();
  if (erased !== undefined) await removeLettersOfNobody(tx, erased.email);
  return erased;
}

/** Removes a resume that no row names any more. Should this fail, the sweep takes it as litter. */
export async function removeResume(files: Files, key: string | null): Promise<void> {
  if (key !== null) await files.remove(key).catch(() => undefined);
}
