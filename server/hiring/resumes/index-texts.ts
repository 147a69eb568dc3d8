import { setImmediate } from "node:timers/promises";
import { sql, type SqlBool } from "kysely";
import { resumeLimits } from "#contract/limits.ts";
import { resumeTypes } from "#contract/resume.ts";
import { acquireLease, releaseLease, renewLease } from "#server/db/state.ts";
import { streamIds } from "#server/db/lists.ts";
import type { Db, ResumeTextsTable, Tx } from "#server/db/schema.ts";
import { DamagedFileError, FilesOutageError } from "#server/files/files.ts";
import { OverloadError } from "#server/sandbox/concurrency-limiter.ts";
import type { AppContext } from "#server/context.ts";
import { extractText } from "./preview.ts";
import { firstWords, indexedWords } from "./words.ts";

/** Clears the stored text and queues its application for the job. */
export async function queueForIndex(
  tx: Tx,
  application_id: string,
  cv_sha256: string | null,
): Promise<void> {
  const queued = { cv_sha256, state: "pending", text: "", words: "", read_at: null } as const;
  await tx
    .insertInto("resume_texts")
    .values({ application_id, ...queued })
    .onConflict((conflict) => conflict.column("application_id").doUpdateSet(queued))
    .execute();
}

/** Queues every application with a text. Index entries stay until the text is read again. */
export async function queueAll(db: Db): Promise<void> {
  const hasText = sql<SqlBool>`(cv_key is not null or cover_letter is not null)`;
  for await (const ids of streamIds(db, "applications", [hasText], "oldest")) {
    await db
      .insertInto("resume_texts")
      .columns(["application_id", "cv_sha256", "state", "text", "words"])
      .expression((eb) =>
        eb
          .selectFrom("applications")
          .select(["id", "cv_sha256", sql<"pending">`'pending'`.as("state")])
          .select([sql<string>`''`.as("text"), sql<string>`''`.as("words")])
          .where("id", "in", ids),
      )
      .onConflict((conflict) =>
        conflict.column("application_id").doUpdateSet((eb) => ({
          state: "pending",
          cv_sha256: eb.ref("excluded.cv_sha256"),
        })),
      )
      .execute();
  }
}

export async function countTexts(db: Db): Promise<Record<ResumeTextsTable["state"], number>> {
  const rows = await db
    .selectFrom("resume_texts")
    .select(({ fn }) => ["state", fn.countAll<number>().as("texts")])
    .groupBy("state")
    .execute();
  const counts = { pending: 0, indexed: 0, unreadable: 0 };
  for (const { state, texts } of rows) counts[state] = texts;
  return counts;
}

type IndexContext = Pick<AppContext, "db" | "files" | "clock">;

export const indexLease = "resume-texts";
/** Longer than a batch of the slowest documents takes. */
const leaseMs = 15 * 60_000;
const batch = 20;

/**
 * Reads the queued texts one by one until none is left or the server stops. Of several servers one reads.
 * Returns how many were read; undefined while another server reads.
 */
export async function indexResumes(
  context: IndexContext,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const { db, clock } = context;
  let queued = await findQueued(db);
  if (queued.length === 0) return 0;
  if (!(await acquireLease(db, indexLease, leaseMs, clock()))) return undefined;
  let read = 0;
  try {
    while (queued.length > 0) {
      await renewLease(db, indexLease, clock());
      for (const row of queued) {
        if (signal?.aborted === true) return read;
        await indexOne(context, row);
        read += 1;
        // SQLite answers without waiting: other work would wait for all texts that need no reading.
        await setImmediate();
      }
      queued = await findQueued(db, queued.at(-1)?.id);
    }
    return read;
  } catch (error) {
    // The storage is out of reach or the server stops: the next run goes on.
    if (error instanceof FilesOutageError || error instanceof OverloadError) return read;
    throw error;
  } finally {
    await releaseLease(db, indexLease);
  }
}

type Queued = Awaited<ReturnType<typeof findQueued>>[number];

/** Resumes that wait for the virus scanner stay in the queue. */
function findQueued(db: Db, after?: string) {
  const query = db
    .selectFrom("resume_texts")
    .innerJoin("applications", "id", "application_id")
    .select(["id", "cv_key", "applications.cv_sha256", "cv_size_bytes", "cv_content_type"])
    .select("cover_letter")
    .where("state", "=", "pending")
    .where("cv_scan_pending", "=", false)
    .orderBy("application_id")
    .limit(batch);
  return (after === undefined ? query : query.where("application_id", ">", after)).execute();
}

async function indexOne({ db, files, clock }: IndexContext, row: Queued): Promise<void> {
  const { text, words } = await readText(files, row);
  const isUnreadable = row.cv_key !== null && text === "";
  await db
    .updateTable("resume_texts")
    .set({
      cv_sha256: row.cv_sha256,
      state: isUnreadable ? "unreadable" : "indexed",
      text,
      words: firstWords(`${words} ${indexedWords([row.cover_letter])}`.trim().split(" ")),
      read_at: clock().toISOString(),
    })
    .where("application_id", "=", row.id)
    // A resume that was replaced meanwhile stays queued.
    .where("cv_sha256", "is not distinct from", row.cv_sha256)
    .execute();
}

const nothing = { text: "", words: "" };

/** Empty without a resume, and where it is missing, damaged or a picture. */
async function readText(
  files: AppContext["files"],
  { cv_key, cv_sha256: sha256, cv_size_bytes: bytes, cv_content_type }: Queued,
): ReturnType<typeof extractText> {
  const type = resumeLimits.extensions.find((one) => resumeTypes[one] === cv_content_type);
  if (cv_key === null || sha256 === null || bytes === null || type === undefined) return nothing;
  try {
    return await extractText(await files.readVerified(cv_key, { sha256, bytes }), type);
  } catch (error) {
    if (error instanceof DamagedFileError) return nothing;
    throw error;
  }
}
