import type { Source } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { Db } from "#server/db/schema.ts";

/** Counts a failed sign-in with those of the same hour, network and account. */
export async function recordFailedSignIn(
  db: Db,
  userId: string | undefined,
  { network }: Pick<Source, "network">,
  now: Date,
): Promise<void> {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  await db
    .insertInto("failed_sign_ins")
    .values({
      id: newId(now),
      hour: hour.toISOString(),
      network,
      target_id: userId ?? "",
      failures: 1,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["hour", "network", "target_id"])
        .doUpdateSet((eb) => ({ failures: eb("failed_sign_ins.failures", "+", 1) })),
    )
    .execute();
}
