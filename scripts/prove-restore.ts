// npm run prove:restore: the rehearsal of a restore with many applications.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase } from "#server/testing/database.ts";
import { rehearseRestore, type Place } from "#server/testing/restore-rehearsal.ts";
import { plant } from "./seed/plant.ts";
import { runCommand, withStore } from "./store.ts";

const help = `npm run prove:restore -- [--applications 10000]

Fills a store, starts a server, lets applications arrive and be erased, backs it up meanwhile, ends it,
wipes its folder, restores the backup, compares every row and file, and asks the doctor. On SQLite; with
TEST_DATABASE_URL (npm run test:postgres) also on PostgreSQL, and from one to the other.`;

await runCommand(async () => {
  const options = {
    applications: { type: "string", default: "10000" },
    help: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help === true) {
    console.log(help);
    return;
  }
  const applications = Number(values.applications);
  const secret = { AUTH_SECRET: "a secret of the rehearsal, long enough" };
  const ending: (() => Promise<void>)[] = [];
  const pairs: [string, () => Promise<[Place, Place]>][] = [
    [
      "SQLite",
      async () => {
        const place = await newPlace({});
        return [place, place];
      },
    ],
  ];
  if (process.env["TEST_DATABASE_URL"] !== undefined) {
    const onPostgres = async () => {
      const { url, drop } = await createDatabase();
      ending.push(drop);
      return newPlace({ ...secret, DATABASE_URL: url });
    };
    pairs.push(
      ["PostgreSQL", async () => [await onPostgres(), await onPostgres()]],
      ["SQLite to PostgreSQL", async () => [await newPlace(secret), await onPostgres()]],
    );
  }
  let faults = 0;
  for (const [name, places] of pairs) {
    const [from, to] = await places();
    const archive = join(from.DATA_DIR, "..", `${Date.now()}.tar`);
    const prepare = (place: Place) => fill(place, applications);
    const report = await rehearseRestore({ from, to, archive, prepare });
    const { faults: found, ...figures } = report;
    console.log(name);
    console.table(figures);
    for (const fault of found) console.log(fault);
    faults += found.length;
    for (const path of [archive, from.DATA_DIR, to.DATA_DIR]) {
      await rm(path, { recursive: true, force: true });
    }
  }
  for (const end of ending) await end();
  process.exitCode = faults === 0 ? 0 : 1;
});

async function newPlace(more: Record<string, string>): Promise<Place> {
  return { ...more, DATA_DIR: await mkdtemp(join(tmpdir(), "site-rehearsal-")) };
}

/** Applications with a resume each. */
async function fill(place: Place, applications: number): Promise<void> {
  await withStore(readConfig(place), async (store) => {
    await migrate(store.db);
    const until = new Date(new Date().toISOString().slice(0, 10));
    await plant(store, { users: 50, applications, seed: 1, resumes: 1, until });
  });
}
