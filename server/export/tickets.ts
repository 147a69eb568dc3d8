import { createHash, randomBytes } from "node:crypto";
import { exportLimits } from "#contract/export.ts";
import type { Db, ExportTicketsTable } from "#server/db/schema.ts";

/** What a ticket was given for. */
export type Ticket = Omit<ExportTicketsTable, "token_hash" | "expires_at">;

/** Gives a ticket that opens one download, once, within a minute and while its session lives. */
export async function createTicket(db: Db, ticket: Ticket, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + exportLimits.ticketSeconds * 1_000);
  await db
    .insertInto("export_tickets")
    .values({ ...ticket, token_hash: hashOf(token), expires_at: expiresAt.toISOString() })
    .execute();
  return token;
}

/** Takes a ticket away and says what it was for. Of several who come with it, one gets it. */
export function spendTicket(db: Db, token: string, now: Date): Promise<Ticket | undefined> {
  return db
    .deleteFrom("export_tickets")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now.toISOString())
    .returning(["session_id", "kind", "format", "query", "language"])
    .executeTakeFirst();
}

/** The token itself is nowhere but with whoever asked. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
