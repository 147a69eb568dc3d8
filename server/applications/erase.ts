import { emailKey } from "#server/db/email-key.ts";
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

/** Why an application was not erased: it is gone already, or a legal hold keeps it. */
export type NotErased = "gone" | "held";

/**
 * Removes an application with its history, its letters, its links and its search text, and says
 * whose it was and where its resume lies, which `removeResume` takes away after the commit.
 */
export async function eraseApplication(tx: Tx, id: string): Promise<Erased | NotErased> {
  const erased = await tx
    .deleteFrom("applications")
    .where("id", "=", id)
    .where("legal_hold", "=", false)
    .returning(erasedColumns)
    .executeTakeFirst();
  if (erased === undefined) return (await isThere(tx, "id", id)) ? "held" : "gone";
  // Letters about no application in particular may be about the others of this person.
  const hasOthers = await isThere(tx, "email_key", emailKey(erased.email));
  if (!hasOthers) await removeLettersOfNobody(tx, erased.email);
  return erased;
}

async function isThere(tx: Tx, column: "id" | "email_key", value: string): Promise<boolean> {
  const found = tx.selectFrom("applications").select("id").where(column, "=", value).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Removes a resume that no row names any more. Should this fail, the sweep takes it as litter. */
export async function removeResume(files: Files, key: string | null): Promise<void> {
  if (key !== null) await files.remove(key).catch(() => undefined);
}
