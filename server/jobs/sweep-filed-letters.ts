import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Id } from "#contract/fields.ts";
import type { Db } from "#server/db/schema.ts";
import { letterFolder } from "#server/mail/transport.ts";
import { batches } from "./batches.ts";

/** Removes filed letters that the outbox no longer knows, since they name people whose data is erased. */
export async function sweepFiledLetters(db: Db, dataDir: string): Promise<number> {
  const folder = letterFolder(dataDir);
  const letters = (await readdir(folder).catch(noneIfMissing))
    .map((name) => ({ name, id: name.replace(/\.eml(\.part)?$/, "") }))
    .filter(({ id }) => Id.safeParse(id).success);
  let swept = 0;
  for await (const some of batches(letters, 500)) {
    const rows = await db
      .selectFrom("outbox")
      .select("id")
      .where(
        "id",
        "in",
        some.map(({ id }) => id),
      )
      .execute();
    const known = new Set(rows.map((row) => row.id));
    for (const { name, id } of some) {
      if (known.has(id)) continue;
      await rm(join(folder, name), { force: true });
      swept += 1;
    }
  }
  return swept;
}

function noneIfMissing(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
