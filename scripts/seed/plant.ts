import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { resumeLimits } from "#contract/limits.ts";
import type { StagedResume } from "#server/applications/upload.ts";
import { Passwords } from "#server/auth/passwords.ts";
import { engineOf } from "#server/db/engine.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { countRows } from "#server/db/lists.ts";
import type { FileStore } from "#server/files/files.ts";
import { resumeFileName } from "#server/files/resume-type.ts";
import { inventAccount } from "./accounts.ts";
import { asRows, inventApplication, type Invented } from "./applications.ts";
import { seedDomains } from "./people.ts";
import type { Plan } from "./plan.ts";
import { resumePdf } from "./resume.ts";

type Store = { db: Db; files: FileStore };

/** How many rows go into one statement and one transaction. */
const together = 500;

/** What was added; what stood there from an earlier run of the same plan is not counted. */
export type Planted = { users: number; applications: number; resumes: number };

/** How many accounts and applications are of people whom no seed has invented. */
export async function countOthers(db: Db): Promise<number> {
  const isOther = sql.join(
    seedDomains.map((domain) => sql`email_key not like ${`%@${domain}`}`),
    sql` and `,
  );
  const condition = sql<boolean>`(${isOther})`;
  return (
    (await countRows(db, "users", [condition])) + (await countRows(db, "applications", [condition]))
  );
}

/** Adds the people of a plan. `onStep` hears how far it has come. */
export async function plant(
  store: Store,
  plan: Plan,
  onStep: (planted: Planted) => void = () => undefined,
): Promise<Planted> {
  const planted: Planted = { users: 0, applications: 0, resumes: 0 };
  // A quarter of a gigabyte for this connection: the indexes are written all over.
  if (engineOf(store.db) === "sqlite") await sql`pragma cache_size = -262144`.execute(store.db);
  const passwordHash = await new Passwords().hash(randomBytes(24).toString("base64"));
  const joined = (number: number) => inventAccount(plan, number, passwordHash).created_at;
  for (const numbers of groups(plan.users, joined)) {
    const rows = numbers.map((number) => inventAccount(plan, number, passwordHash));
    const added = await withTransaction(store.db, (tx) =>
      tx
        .insertInto("users")
        .values(rows)
        .onConflict((conflict) => conflict.column("email_key").doNothing())
        .executeTakeFirst(),
    );
    planted.users += Number(added.numInsertedOrUpdatedRows ?? 0);
    onStep(planted);
  }
  const sent = (number: number) => inventApplication(plan, number).createdAt;
  for (const numbers of groups(plan.applications, sent)) {
    await plantApplications(store, plan, numbers, planted);
    onStep(planted);
  }
  // PostgreSQL does so by itself, but some minutes later; until then it would plan for a small table
  // and look up each row to see whether it counts.
  if (engineOf(store.db) === "postgres") await sql`vacuum analyze`.execute(store.db);
  return planted;
}

async function plantApplications(
  { db, files }: Store,
  plan: Plan,
  numbers: readonly number[],
  planted: Planted,
): Promise<void> {
  const invented = numbers.map((number) => inventApplication(plan, number));
  const ids = invented.map(({ id }) => id);
  const there = await db.selectFrom("applications").select("id").where("id", "in", ids).execute();
  const known = new Set(there.map(({ id }) => id));
  const missing = invented.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;

  const made: ReturnType<typeof asRows>[] = [];
  for (const one of missing) {
    // As for a real one: the file first, then the row that makes it true.
    const resume = one.hasResume ? await storeResume(files, one) : null;
    if (resume !== null) planted.resumes += 1;
    made.push(asRows(plan, one, resume));
  }
  await withTransaction(db, async (tx) => {
    await tx
      .insertInto("applications")
      .values(made.map(({ row }) => row))
      .execute();
    await tx
      .insertInto("application_events")
      .values(made.flatMap(({ events }) => events))
      .execute();
  });
  planted.applications += missing.length;
}

async function storeResume(files: FileStore, { id, fields }: Invented): Promise<StagedResume> {
  const pdf = resumePdf([fields.full_name, fields.position, fields.email, fields.phone ?? ""]);
  const incoming = await files.stage(Readable.from([pdf]), resumeLimits.maxBytes);
  await files.store(incoming, id);
  const name = resumeFileName(`CV ${fields.full_name}.pdf`, ".pdf") ?? "resume.pdf";
  return { upload: incoming, type: ".pdf", name, scanPending: false };
}

/**
 * The numbers from 0 on, so many at a time as go together, in the order of what they stand for: as real
 * rows come, so that tables and indexes lie as they do in real stores.
 */
function* groups(end: number, momentOf: (number: number) => Date | string): Generator<number[]> {
  const moments = Float64Array.from({ length: end }, (_, number) =>
    new Date(momentOf(number)).getTime(),
  );
  const numbers = Array.from(moments.keys()).toSorted(
    (a, b) => (moments[a] ?? 0) - (moments[b] ?? 0),
  );
  for (let start = 0; start < end; start += together) yield numbers.slice(start, start + together);
}
