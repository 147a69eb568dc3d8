// Makes the stores of this folder and known.json, which says what is in them. It runs only on the code of version
// 1.0.0, so it is neither checked for types nor linted: in a clone at that commit, with this folder copied into it,
// `TEST_DATABASE_URL=… node --conditions=test-company prove/store-1.0.0/make.ts`. Needs pg_dump and sqlite3.
import { execFileSync } from "node:child_process";
import { createWriteStream, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mock } from "node:test";
import { withStore } from "#server/backup/store.ts";
import { requireWholeStore, writeArchive } from "#server/backup/write-archive.ts";
import { readConfig } from "#server/start/config.ts";
import { startTestApp } from "#server/testing/app.ts";
import { testPassword } from "#server/testing/client.ts";
import { createDatabase } from "#server/testing/database.ts";
import { admin, end, fill, start } from "./fill.ts";

const commit = "fde33e28948a40ba439dc58490b6bfbebbc783e8";
const authSecret = "the secret of a store of version 1.0.0";

// Fails on other code.
execFileSync("git", ["diff", "--exit-code", "--stat", commit, "--", "server", "contract", "i18n"]);
mock.timers.enable({ apis: ["Date"], now: start });

async function make(engine: "sqlite" | "postgres") {
  const folder = join(import.meta.dirname, engine);
  rmSync(folder, { recursive: true, force: true });
  mock.timers.setTime(start);
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const environment = {
    ...admin,
    DATA_DIR: folder,
    AUTH_SECRET: authSecret,
    HR_EMAIL: undefined,
    ...(database && { DATABASE_URL: database.url }),
  };
  const app = await startTestApp(engine, environment);
  const known = await fill(app);
  await app.close();
  // One saved email is enough.
  const { code } = known.code;
  for (const name of readdirSync(join(folder, "outbox"))) {
    const path = join(folder, "outbox", name);
    if (!readFileSync(path, "utf8").includes(code)) rmSync(path);
  }
  if (database === undefined) {
    // Small pages, since most tables and indexes have few rows.
    const small =
      "pragma journal_mode=delete; pragma page_size=1024; vacuum; pragma journal_mode=wal;";
    execFileSync("sqlite3", [join(folder, "site.sqlite"), small]);
    await withStore(readConfig({ DATA_DIR: folder, AUTH_SECRET: authSecret }), async (store) => {
      await requireWholeStore(store.db);
      await writeArchive(store, createWriteStream(join(import.meta.dirname, "archive.backup")));
    });
    return known;
  }
  const options = ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=100"];
  const dump = execFileSync("pg_dump", [...options, database.url], { encoding: "utf8" });
  // Older programs do not know these lines.
  const lines = dump
    .split("\n")
    .filter((line) => !/^\\(?:un)?restrict |^SET transaction_timeout/.test(line));
  writeFileSync(join(folder, "dump.sql"), lines.join("\n"));
  await database.drop();
  return known;
}

const stores = { sqlite: await make("sqlite"), postgres: await make("postgres") };
const known = {
  version: "1.0.0",
  commit,
  madeAt: new Date(end).toISOString(),
  authSecret,
  password: testPassword,
  admin,
  ...stores,
};
writeFileSync(join(import.meta.dirname, "known.json"), `${JSON.stringify(known, undefined, 2)}\n`);
process.exit(0);
