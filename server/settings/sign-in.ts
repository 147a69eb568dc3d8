import type { SignInSettings } from "#contract/two-step.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { forUpdate } from "#server/db/transact.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { conflict } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { readSettings, rowKey, saveSettings } from "./settings.ts";

/** The row that says whether administrators must sign in in two steps; its value is `true` when they must. */
export const adminsNeedTwoStepKey = rowKey("adminsNeedTwoStep");

export async function doAdminsNeedTwoStep(db: Db): Promise<boolean> {
  return (await readSettings(db)).adminsNeedTwoStep;
}

/** Changes what is asked of administrators. Only one who has two-step sign-in on may ask it of all. */
export async function changeSignInSettings(
  { db, clock }: Pick<Parts, "db" | "clock">,
  { adminsNeedTwoStep }: SignInSettings,
  actor: Actor,
): Promise<SignInSettings> {
  const now = clock();
  await transact(db, async (tx) => {
    // Locked, so that the same administrator cannot turn it off at this moment.
    const administrator = await tx
      .selectFrom("users")
      .select("two_step_at")
      .where("id", "=", actor.actorId)
      .modifyEnd(forUpdate(tx))
      .executeTakeFirst();
    if (adminsNeedTwoStep && (administrator?.two_step_at ?? null) === null) {
      throw conflict("failure.twoStepFirst");
    }
    if (adminsNeedTwoStep === (await doAdminsNeedTwoStep(tx))) return;
    await saveSettings(tx, { adminsNeedTwoStep }, now);
    const fields = ["adminsNeedTwoStep"];
    await audit(tx, { at: now, action: "settings_updated", fields, ...actor });
  });
  return { adminsNeedTwoStep };
}
