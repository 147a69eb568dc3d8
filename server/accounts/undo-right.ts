import type { Db } from "#server/db/schema.ts";
import { forbidden } from "#server/http/http-error.ts";
import type { Actor } from "#server/http/requests.ts";
import { may, type Right } from "./policies.ts";

/**
 * Requires that the actor may undo a change: as its author who still has these rights, or as an administrator where
 * its author is none. Throws 403.
 */
export async function requireUndoRight(
  db: Db,
  { actorId }: Pick<Actor, "actorId">,
  authorId: string | null,
  rights: readonly Right[] = [],
): Promise<void> {
  const people = await db
    .selectFrom("users")
    .select(["id", "role"])
    .where("id", "in", [actorId, authorId ?? actorId])
    .execute();
  const holds = (id: string | null, right: Right) =>
    may(db, people.find((one) => one.id === id)?.role ?? "", right);
  const isAllowed =
    actorId === authorId ||
    ((await holds(actorId, "user.change")) && !(await holds(authorId, "user.change")));
  if (!isAllowed) throw forbidden("failure.undoOther");
  for (const right of rights) if (!(await holds(actorId, right))) throw forbidden();
}
