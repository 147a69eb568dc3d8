import { sql, type RawBuilder, type SqlBool } from "kysely";
import {
  defaultSort,
  pendingStatuses,
  type Application,
  type ApplicationList,
  type ApplicationListQuery,
  type SearchMatch,
} from "#contract/applications.ts";
import type { Verdict } from "#contract/notes.ts";
import { emailKey, searchConditions } from "#server/db/search.ts";
import {
  countRows,
  listPage,
  selectedPage,
  type Table,
  sortByIds,
  streamIds,
} from "#server/db/lists.ts";
import type { Db } from "#server/db/schema.ts";
import { jobIdsOf } from "#server/positions/records.ts";
import { readBusinessDays, type BusinessDays } from "#server/hiring/business-days.ts";
import { readVerdicts } from "./verdicts.ts";
import { toApplication, selectApplications, whereInTalentPool } from "./records.ts";
import { applicationsWith, findMatch } from "./text-search.ts";
import { whereOpen } from "#server/hiring/interviews/records.ts";
import { textSearchWords } from "#server/hiring/resumes/words.ts";

type Filter = Omit<ApplicationListQuery, "skip" | "limit">;

/** A page of applications as this member of staff sees them. */
export async function listApplications(
  db: Db,
  query: ApplicationListQuery,
  now: Date,
  readerId?: string,
): Promise<ApplicationList> {
  const days = await readBusinessDays(db);
  const groups = await groupsOf(db, query, days, now);
  const sort = query.sort ?? defaultSort(query);
  const { ids, total, inTexts } = await rankedPage(db, groups, { ...query, sort });
  const applications = await readApplications(db, ids, days, now);
  const matches = await findMatches(db, inTexts, query.q);
  const verdicts = await readVerdicts(db, ids, readerId);
  return {
    applications: applications.map((one) => ({
      ...one,
      match: matches.get(one.id) ?? null,
      verdicts: verdicts.get(one.id) ?? [],
    })),
    total,
  };
}

/** A page over all groups in their order, and its ids that are not in the first group. */
async function rankedPage(db: Db, groups: readonly Group[], query: ApplicationListQuery) {
  const ids: string[] = [];
  const inTexts: string[] = [];
  let total = 0;
  for (const [rank, { table, conditions }] of groups.entries()) {
    const window = {
      skip: Math.max(0, query.skip - total),
      limit: query.limit - ids.length,
      sort: query.sort,
    };
    const read = rank === 0 ? listPage : selectedPage;
    const page = await read(db, table, conditions, window);
    ids.push(...page.ids);
    if (rank > 0) inTexts.push(...page.ids);
    total += page.total;
  }
  return { ids, total, inTexts };
}

/** A page of the panel has ten rows; a call for more gets no more snippets. */
const maxSnippets = 50;
const textsAtOnce = 5;
const snippetsMs = 400;

/**
 * Search matches in resumes and cover letters, of as many as fit in the limits of number and time.
 */
async function findMatches(
  db: Db,
  ids: readonly string[],
  q = "",
): Promise<Map<string, SearchMatch | null>> {
  const found = new Map<string, SearchMatch | null>();
  const words = textSearchWords(q);
  const stopAt = performance.now() + snippetsMs;
  for (let from = 0; from < Math.min(ids.length, maxSnippets); from += textsAtOnce) {
    const rows = await db
      .selectFrom("resume_texts")
      .innerJoin("applications", "id", "application_id")
      .select(["id", "text as resume", "cover_letter"])
      .where("id", "in", ids.slice(from, from + textsAtOnce))
      .execute();
    for (const { id, ...texts } of rows) {
      if (performance.now() > stopAt) return found;
      found.set(id, await findMatch(texts, words));
    }
  }
  return found;
}

type Group = { table: Table; conditions: readonly RawBuilder<SqlBool>[] };

const isNotWithdrawn = sql<SqlBool>`withdrawn_at is null`;
const isPending = sql<SqlBool>`status in (${sql.join(pendingStatuses)})`;

/** Applications that wait longer than promised. */
export const whereOverdue = (days: BusinessDays, now: Date) => [
  isNotWithdrawn,
  isPending,
  sql<SqlBool>`created_at < ${days.overdueBefore(now)}`,
];

/** The email about a rejection was cancelled or has failed, and HR has written nothing since. */
const whereNeverTold = sql<SqlBool>`status = 'rejected' and withdrawn_at is null
  and shown_status is not null and shown_until is null
  and not exists (select 1 from outbox where outbox.application_id = applications.id
    and outbox.kind in ('status', 'message') and outbox.state <> 'failed'
    and outbox.created_at >= applications.status_at)`;

/**
 * Row groups of a list or export. A search has two: matches in names and contacts, then the other matches in
 * resumes and cover letters.
 */
async function groupsOf(db: Db, filter: Filter, days: BusinessDays, now: Date): Promise<Group[]> {
  const { status, job_id, email, source, q = "", in: searched } = filter;
  const { spam = false, overdue = false, to_review = false, other_times = false } = filter;
  const { closed_undecided: isClosedUndecided = false } = filter;
  const { unanswered = false, never_told = false, talent_pool = false } = filter;
  const conditions = [sql<SqlBool>`spam = ${spam}`];
  if (overdue) {
    conditions.push(...whereOverdue(days, now));
    // Suspected spam is never overdue.
    if (spam) conditions.push(sql<SqlBool>`spam = ${false}`);
  }
  if (to_review) conditions.push(isNotWithdrawn, isPending, sql<SqlBool>`looked_at is null`);
  if (isClosedUndecided) {
    conditions.push(
      isNotWithdrawn,
      isPending,
      sql<SqlBool>`job_id in (select slug from positions where state = 'closed')`,
    );
  }
  if (other_times) {
    conditions.push(sql<SqlBool>`id in (select application_id from interviews
      where other_times is not null and ${whereOpen(now)})`);
  }
  if (unanswered) conditions.push(sql<SqlBool>`message_at is not null`);
  if (never_told) conditions.push(whereNeverTold);
  if (talent_pool) conditions.push(whereInTalentPool(now));
  if (status === "withdrawn") conditions.push(sql<SqlBool>`withdrawn_at is not null`);
  else if (status === "pending") conditions.push(isNotWithdrawn, isPending);
  else if (status !== undefined) conditions.push(sql<SqlBool>`status = ${status}`);
  if (job_id !== undefined && job_id !== "") {
    conditions.push(sql<SqlBool>`job_id in (${sql.join(await jobIdsOf(db, job_id))})`);
  }
  if (source !== undefined) conditions.push(sql<SqlBool>`source = ${source}`);
  if (email !== undefined && email !== "") {
    conditions.push(sql<SqlBool>`email_key = ${emailKey(email)}`);
  }
  const inContacts = searchConditions(db, "applications", q);
  const words = searched === "contacts" ? [] : textSearchWords(q);
  const contacts: Group = { table: "applications", conditions: [...conditions, ...inContacts] };
  if (words.length === 0) return [contacts];
  const notInContacts = sql<SqlBool>`not (${sql.join(inContacts, sql` and `)})`;
  const texts = { table: applicationsWith(db, words), conditions: [...conditions, notInContacts] };
  return [contacts, texts];
}

/** Reads applications in the order of these ids; deleted ones are missing. */
async function readApplications(
  db: Db,
  ids: readonly string[],
  days: BusinessDays,
  now: Date,
): Promise<Application[]> {
  if (ids.length === 0) return [];
  const rows = await selectApplications(db, ids, now).execute();
  return sortByIds(ids, rows).map((row) => toApplication(row, days, now));
}

/** Streams the applications of a query in batches, in the order of the list. */
export async function* streamApplications(
  db: Db,
  query: Filter,
  now: Date,
  readerId: string,
): AsyncGenerator<(Application & { verdicts: Verdict[] })[]> {
  const days = await readBusinessDays(db);
  for (const { table, conditions } of await groupsOf(db, query, days, now)) {
    for await (const ids of streamIds(db, table, conditions, query.sort)) {
      const verdicts = await readVerdicts(db, ids, readerId);
      const applications = await readApplications(db, ids, days, now);
      yield applications.map((one) => ({ ...one, verdicts: verdicts.get(one.id) ?? [] }));
    }
  }
}

export async function countApplications(db: Db, query: Filter, now: Date): Promise<number> {
  let total = 0;
  for (const { table, conditions } of await groupsOf(db, query, await readBusinessDays(db), now)) {
    total += await countRows(db, table, conditions);
  }
  return total;
}
