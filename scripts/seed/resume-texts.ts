import { stat } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "kysely";
import { indexedWords } from "#server/hiring/resumes/words.ts";
import { readConfig, type Environment } from "#server/start/config.ts";
import { engineOf } from "#server/db/engine.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";

/** What it costs to index the texts of a store. */
type Filled = { rows: number; seconds: number; indexBytes: number; storeBytes: number };

/** Writes and indexes a text of 4 KB for each application of a store. */
export async function fillResumeTexts(environment: Environment): Promise<Filled> {
  const config = readConfig(environment);
  const db = await openDb({ ...config, onLost: () => undefined }, "maintenance");
  try {
    const ids = await db.selectFrom("applications").select("id").orderBy("id").execute();
    const before = await storeBytes(db, config.dataDir);
    const startedAt = performance.now();
    for (let from = 0; from < ids.length; from += 1_000) {
      await withTransaction(db, async (tx) => {
        for (const [index, { id }] of ids.slice(from, from + 1_000).entries()) {
          const text = resumeText(from + index);
          const columns = { text, words: indexedWords([text]), state: "indexed" as const };
          await tx
            .updateTable("resume_texts")
            .set(columns)
            .where("application_id", "=", id)
            .execute();
        }
      });
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    if (engineOf(db) === "postgres") await sql`vacuum analyze resume_texts`.execute(db);
    const grown = (await storeBytes(db, config.dataDir)) - before;
    return { rows: ids.length, seconds, indexBytes: await indexBytes(db), storeBytes: grown };
  } finally {
    await db.destroy();
  }
}

async function storeBytes(db: Db, dataDir: string): Promise<number> {
  const file = await stat(join(dataDir, "site.sqlite")).catch(() => undefined);
  if (file !== undefined) return file.size;
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function indexBytes(db: Db): Promise<number> {
  const query =
    engineOf(db) === "sqlite"
      ? sql<{ bytes: number }>`select sum(length(block)) as bytes from resume_texts_fts_data`
      : sql<{ bytes: number }>`
          select pg_relation_size('resume_texts_words')::float8 as bytes`;
  return (await query.execute(db)).rows[0]?.bytes ?? 0;
}

const syllables = "ba com da en fi gho hinh in ka lam mi nen on phat qui re sang tri uoc ven".split(
  " ",
);

/** 20,000 words, the first of them frequent. */
function word(random: number): string {
  let rest = Math.floor(20_000 * random ** 3);
  let text = "";
  do {
    text += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0);
  return text;
}

/** A text of 4 KB, the same for the same number. */
function resumeText(number: number): string {
  let state = number + 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let text = `Kinh nghiệm: hệ thống nhúng\n`;
  if (number % 50 === 0) text += "Rust\n";
  if (number % 2 === 0) text += "Kubernetes\n";
  if (number % 3 === 0) text += "Nguyễn\n";
  if (number % 30_000 === 7) text += "zebrafish\n";
  while (text.length < 4_000) text += `${word(random())} `;
  return text;
}
