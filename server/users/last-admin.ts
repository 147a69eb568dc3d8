import type { Tx } from "#server/db/schema.ts";
import { conflict } from "#server/http/failure.ts";
import type { UserRow } from "./accounts.ts";

export const isAdmin = (user: Pick<UserRow, "role" | "active">) =>
  user.role === "admin" && user.active;

/**
 * Throws 409 when there is no other active administrator. Whoever asks holds the lock on
 * "administrators", so that two cannot take each other for the one who stays.
 */
export async function demandAnotherAdmin(tx: Tx, user: Pick<UserRow, "id">): Promise<void> {
  const other = await tx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("active", "=", true)
    .where("id", "!=", user.id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw conflict("failure.lastAdmin");
}
