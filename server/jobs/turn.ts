import { newId } from "#server/db/id.ts";
import type { Db } from "#server/db/schema.ts";

/**
 * Takes the turn for work that one server does for all, at most once per `everyMs`. False when the
 * turn was taken already, here or elsewhere. Whoever dies at work leaves it to the next turn.
 */
export async function takeTurn(db: Db, work: string, everyMs: number, now: Date): Promise<boolean> {
  const free = new Date(now.getTime() - everyMs).toISOString();
  // Taken later than now can be: the clock has been set back since.
  const isAhead = new Date(now.getTime() + everyMs).toISOString();
  const turn = { name: `turn:${work}`, value: newId(now), updated_at: now.toISOString() };
  const taken = await db
    .insertInto("state")
    .values(turn)
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value: turn.value, updated_at: turn.updated_at })
        .where((eb) =>
          eb.or([eb("state.updated_at", "<=", free), eb("state.updated_at", ">", isAhead)]),
        ),
    )
    .returning("name")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Says that the work of a turn goes on, so that it is nobody else's however long it takes. */
export async function keepTurn(db: Db, work: string, now: Date): Promise<void> {
  await db
    .updateTable("state")
    .set({ updated_at: now.toISOString() })
    .where("name", "=", `turn:${work}`)
    .execute();
}

/** Gives a turn back whose work was not done, so that the next to ask has it. */
export async function returnTurn(db: Db, work: string): Promise<void> {
  await db.deleteFrom("state").where("name", "=", `turn:${work}`).execute();
}
