import { Readable } from "node:stream";
import * as z from "zod/mini";
import { exportLimits, type AskExport, type ExportTicket } from "#contract/export.ts";
import type { Language } from "#contract/languages.ts";
import { rankOf, roleRanks } from "#contract/roles.ts";
import { audit } from "#server/audit/audit.ts";
import { findLiveSession } from "#server/auth/sessions.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { ClientInfo, CurrentUser } from "#server/http/current-user.ts";
import { invalid, notFound } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { csv } from "./csv.ts";
import { factsOf, prepare } from "./prepare.ts";
import { localDay } from "./table.ts";
import { wordsIn } from "./texts.ts";
import { createTicket, spendTicket, type Ticket } from "./tickets.ts";
import { xlsx } from "./xlsx.ts";

type ExportParts = Pick<Parts, "db" | "reads" | "clock">;

/** A file that is made while it is sent. */
export type ExportFile = { name: string; type: string; content: Readable };

const types: Record<AskExport["format"], string> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** Gives a ticket for a file that can be made. A browser downloads it without the token of the session. */
export async function askExport(
  { db, reads, clock }: ExportParts,
  { kind, format, query }: AskExport,
  { sessionId }: CurrentUser,
  language: Language,
): Promise<ExportTicket> {
  const { filters, count } = prepare(kind, query);
  if (format === "xlsx" && (await count(reads, clock())) > exportLimits.xlsxRows) {
    throw invalid({}, "failure.exportTooLong");
  }
  const ticket: Ticket = {
    session_id: sessionId,
    kind,
    format,
    query: JSON.stringify(filters),
    language,
  };
  const token = await createTicket(db, ticket, clock());
  return { ticket: token, url: `/api/v1/exports/${token}` };
}

/**
 * The file a ticket was given for, written down in the audit log before its first row leaves. Throws
 * 404 when the ticket was used, is too old, or its session may no longer have the file.
 */
export async function openExport(
  { db, reads, clock }: ExportParts,
  token: string,
  source: ClientInfo,
): Promise<ExportFile> {
  const now = clock();
  const ticket = await spendTicket(db, token, now);
  const admin = ticket === undefined ? undefined : await findAdmin(db, ticket.session_id, now);
  if (ticket === undefined || admin === undefined) throw notFound("failure.exportTicket");

  const { kind, format } = ticket;
  const prepared = prepare(kind, Filters.parse(JSON.parse(ticket.query)));
  const rows = await prepared.count(reads, now);
  await transact(db, (tx) =>
    audit(tx, {
      at: now,
      action: prepared.action,
      actorId: admin.id,
      fields: [format, `rows=${rows}`, ...Object.keys(prepared.filters)],
      source,
    }),
  );

  const say = wordsIn(ticket.language);
  const table = prepared.table(reads, say, now);
  const about = {
    title: say("export.about"),
    facts: (written: number) => factsOf(prepared, say, { at: now, by: admin.name, rows: written }),
  };
  return {
    name: `${say(`export.${kind}.file`)}-${localDay(now)}.${format}`,
    type: types[format],
    content:
      format === "xlsx" ? xlsx(table, about) : Readable.from(csv(table), { objectMode: false }),
  };
}

const Filters = z.record(z.string(), z.string());

/** The administrator of a session, as far as it may still act as one. */
async function findAdmin(db: Db, sessionId: string, now: Date): Promise<CurrentUser | undefined> {
  const session = await findLiveSession(db, sessionId, now);
  if (session === null) return undefined;
  const { user } = session;
  return rankOf(user.role) >= roleRanks.admin && !user.mustSetUpTwoStep ? user : undefined;
}
