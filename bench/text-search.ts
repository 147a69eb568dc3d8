import { stat } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { indexedWords } from "#server/applications/text-search.ts";
import { readConfig } from "#server/config.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { admin, withServer } from "../e2e/server.ts";
import { callerOf, warmUp } from "./list-caller.ts";
import { withSeededStore, type Engine } from "./list-stores.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";

export const help = `  npm run bench -- text-search [--rows 100000] [--samples 40] [--only SQLite]
      Searches of words in resumes of 4 KB on both engines, with the size of the index and the time to build
      it. Target: 150 ms for the median of each search.`;

const engines: readonly Engine[] = ["SQLite", "PostgreSQL"];
const targetMs = 150;

/** Searches, and the share of resumes that contain their words. */
const searches = {
  "one resume in 30,000": "zebrafish",
  "one resume in 50": "rust",
  "every second resume": "kubernetes",
  "every resume": "kinh",
  "three words, every resume": "kinh nghiệm nhúng",
  "a beginning of many words": "com",
  "names and resumes": "nguyen",
  "no match": "khongcoai",
};

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: "string", default: "100000" },
      samples: { type: "string", default: "40" },
      only: { type: "string" },
    },
  });
  let holds = true;
  for (const engine of engines.filter((one) => values.only === undefined || one === values.only)) {
    const rows = Number(values.rows);
    holds =
      (await withSeededStore(engine, rows, (environment) =>
        measure(engine, environment, Number(values.samples)),
      )) && holds;
  }
  return holds;
}

async function measure(
  engine: Engine,
  environment: Record<string, string>,
  samples: number,
): Promise<boolean> {
  await fillAll(engine, environment);
  const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withServer({ ...environment, ...account }, async ({ url }) => {
    const call = await callerOf(url);
    await warmUp(call);
    const times = new Map(Object.keys(searches).map((name) => [name, new Array<number>()]));
    for (let round = 0; round <= samples; round += 1) {
      for (const [name, q] of Object.entries(searches)) {
        const startedAt = performance.now();
        await call(`/applications?q=${encodeURIComponent(q)}`);
        if (round > 0) times.get(name)?.push(performance.now() - startedAt);
      }
    }
    printHeadings(["search", "p50", "p99", "target"]);
    let holds = true;
    for (const [name, taken] of times) {
      const p50 = quantile(taken, 0.5);
      holds &&= p50 <= targetMs;
      const isMet = p50 <= targetMs ? "holds" : "missed";
      printRow([name, p50.toFixed(1), quantile(taken, 0.99).toFixed(1), isMet]);
    }
    return holds;
  });
}

/** Writes a text of 4 KB for each application, and prints how long it took and how large the index is. */
async function fillAll(engine: Engine, environment: Record<string, string>): Promise<void> {
  const config = readConfig(environment);
  const db = await openDb({ ...config, onLost: () => undefined });
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
    if (engine === "PostgreSQL") await sql`vacuum analyze resume_texts`.execute(db);
    const grown = (await storeBytes(db, config.dataDir)) - before;
    const index = await indexBytes(engine, db);
    const mb = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
    console.log(
      `\n**${engine}**: ${ids.length.toLocaleString("en")} texts written in ${seconds.toFixed(0)} s, index ${mb(index)}, store ${mb(grown)} larger\n`,
    );
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

async function indexBytes(engine: Engine, db: Db): Promise<number> {
  const query =
    engine === "SQLite"
      ? sql<{ bytes: number }>`select sum(length(block)) as bytes from resume_words_data`
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
