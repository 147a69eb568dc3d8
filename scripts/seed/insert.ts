import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { resumeLimits } from "#contract/limits.ts";
import { indexedWords } from "#server/hiring/resumes/words.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";
import { Passwords } from "#server/accounts/passwords.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { countRows } from "#server/db/lists.ts";
import type { FileStore } from "#server/files/files.ts";
import { resumeFileName } from "#server/hiring/resumes/resume-type.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import {
  inventApplication,
  resumePdf,
  toRows,
  type Invented,
  type SeededApplication,
} from "./applications.ts";
import { countViews, stepRows } from "./funnel.ts";
import { inventAccount, seedDomain, type Plan } from "./people.ts";

type Store = { db: Db; files: FileStore };

/** Rows per statement and transaction. */
const batchSize = 500;

/** The rows that no earlier run of the same plan has inserted. */
export type Inserted = { users: number; applications: number; resumes: number };

/** Counts accounts and applications whose address is not a seeded one. */
export async function countRealPeople(db: Db): Promise<number> {
  const isReal = [sql<boolean>`email_key not like ${`%@${seedDomain}`}`];
  return (await countRows(db, "users", isReal)) + (await countRows(db, "applications", isReal));
}

/** Inserts the people of a plan. */
export async function insertSeed(store: Store, plan: Plan): Promise<Inserted> {
  const inserted: Inserted = { users: 0, applications: 0, resumes: 0 };
  // 256 MB of page cache, because inserts touch pages all over the indexes.
  if (engineOf(store.db) === "sqlite") await sql`pragma cache_size = -262144`.execute(store.db);
  const passwordHash = await new Passwords().hash(randomBytes(24).toString("base64"));
  const joinedAt = (number: number) => inventAccount(plan, number, passwordHash).created_at;
  for (const numbers of batches(plan.users, joinedAt)) {
    const rows = numbers.map((number) => inventAccount(plan, number, passwordHash));
    const added = await withTransaction(store.db, (tx) =>
      tx
        .insertInto("users")
        .values(rows)
        .onConflict((conflict) => conflict.column("email_key").doNothing())
        .executeTakeFirst(),
    );
    inserted.users += Number(added.numInsertedOrUpdatedRows ?? 0);
  }
  const submittedAt = (number: number) => inventApplication(plan, number).createdAt;
  for (const numbers of batches(plan.applications, submittedAt)) {
    await insertApplications(store, plan, numbers, inserted);
  }
  // Autovacuum runs minutes later. Until then PostgreSQL would plan queries for small tables.
  if (engineOf(store.db) === "postgres") await sql`vacuum analyze`.execute(store.db);
  return inserted;
}

async function insertApplications(
  { db, files }: Store,
  plan: Plan,
  numbers: readonly number[],
  inserted: Inserted,
): Promise<void> {
  const invented = numbers.map((number) => inventApplication(plan, number));
  const ids = invented.map(({ id }) => id);
  const existing = await db
    .selectFrom("applications")
    .select("id")
    .where("id", "in", ids)
    .execute();
  const known = new Set(existing.map(({ id }) => id));
  const missing = invented.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;

  const calendar = await readBusinessDays(db);
  const rows: SeededApplication[] = [];
  for (const one of missing) {
    // The file comes before its row, as in a real submission.
    const resume = one.hasResume ? await storeResume(files, one) : null;
    if (resume !== null) inserted.resumes += 1;
    rows.push(toRows(plan, one, resume));
  }
  await withTransaction(db, async (tx) => {
    await tx
      .insertInto("applications")
      .values(rows.map(({ row }) => row))
      .execute();
    await tx
      .insertInto("resume_texts")
      .values(rows.map(({ row }) => textRow(row)))
      .execute();
    await tx
      .insertInto("application_events")
      .values(rows.flatMap(({ events }) => events))
      .execute();
    const steps = rows.flatMap((row) => stepRows(row, calendar));
    if (steps.length > 0) await tx.insertInto("application_steps").values(steps).execute();
  });
  await countViews(db, rows);
  inserted.applications += missing.length;
}

/** Cover letters are indexed at once; the server reads the resumes. */
const textRow = ({ id, cv_sha256, cover_letter }: SeededApplication["row"]) => ({
  application_id: id,
  cv_sha256: cv_sha256 ?? null,
  state: cv_sha256 === undefined ? ("indexed" as const) : ("pending" as const),
  text: "",
  words: indexedWords([cover_letter]),
  read_at: null,
});

async function storeResume(files: FileStore, invented: Invented): Promise<StagedResume> {
  const { id, fields } = invented;
  const upload = await files.stage(Readable.from([resumePdf(invented)]), resumeLimits.maxBytes);
  await files.store(upload, id);
  const name = resumeFileName(`CV ${fields.full_name}.pdf`, ".pdf") ?? "resume.pdf";
  return { upload, type: ".pdf", name, scanPending: false };
}

/** Batches of the numbers below `end`, ordered by date, so that pages fill up as in a real store. */
function* batches(end: number, dateOf: (number: number) => Date | string): Generator<number[]> {
  const times = Float64Array.from({ length: end }, (_, number) =>
    new Date(dateOf(number)).getTime(),
  );
  const numbers = Array.from(times.keys()).toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  for (let start = 0; start < end; start += batchSize)
    yield numbers.slice(start, start + batchSize);
}
