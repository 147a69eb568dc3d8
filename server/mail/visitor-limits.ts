import type { Tx } from "#server/db/schema.ts";
import { hashOf } from "./outbox.ts";

/** Stops the emails that visitors cause to an address, until this instant. An erasure leaves the stop. */
export async function stopVisitorEmails(tx: Tx, email: string, until: Date): Promise<void> {
  const stop = { to_hash: hashOf(email), until: until.toISOString() };
  await tx
    .insertInto("email_stops")
    .values(stop)
    .onConflict((conflict) => conflict.column("to_hash").doUpdateSet({ until: stop.until }))
    .execute();
}
