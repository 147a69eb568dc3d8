import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withStore } from "#server/backup/store.ts";
import { readConfig } from "#server/start/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase } from "#server/testing/database.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { insertSeed } from "../scripts/seed/insert.ts";
import { rehearseRestore, type Location } from "./restore/rehearsal.ts";
import { proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

const secret = { AUTH_SECRET: "a secret of the rehearsal, long enough" };

/** Source and target of each rehearsal. The first restores in place, with the secret file. */
const scenarios: readonly {
  name: string;
  locations: (make: Make) => Promise<[Location, Location]>;
  isLongOnly?: boolean;
}[] = [
  {
    name: "SQLite and disk, in place",
    locations: async ({ local }) => {
      const location = await local({});
      return [location, location];
    },
  },
  {
    name: "PostgreSQL and S3",
    locations: async ({ remote }) => [await remote(), await remote()],
  },
  {
    name: "from SQLite and disk to PostgreSQL and S3",
    locations: async ({ local, remote }) => [await local(secret), await remote()],
    isLongOnly: true,
  },
];

type Make = {
  local: (more: Record<string, string>) => Promise<Location>;
  remote: () => Promise<Location>;
};

export const suite: Suite = {
  prove: (effort) =>
    proveEach(
      effort,
      scenarios.filter(({ isLongOnly }) => effort === "long" || isLongOnly !== true),
      ({ name, locations }) =>
        withLocations(async (make) => rehearse(name, await locations(make), effort)),
    ),
};

async function rehearse(
  name: string,
  [from, to]: [Location, Location],
  effort: Effort,
): Promise<Finding> {
  const applications = effort === "long" ? 10_000 : 0;
  const archive = `${from.DATA_DIR}.tar`;
  try {
    const prepare = (location: Location) => fill(location, applications);
    const report = await rehearseRestore({ from, to, archive, prepare });
    const { answeredBefore, erased, faults } = report;
    return {
      threat: "D10: the machine is lost after a backup",
      test: `backup under load, SIGKILL, folder deleted, restore, ${name}`,
      runs: 1,
      result:
        faults.length > 0
          ? faults.join("; ")
          : `all ${report.applications} applications have equal rows and resumes; ` +
            `${report.answeredDuring} submitted and ${erased} deleted during the backup; ` +
            `backup ${report.backupSeconds} s, restore ${report.restoreSeconds} s`,
      held: faults.length === 0 && answeredBefore >= 20 && erased > 0,
    };
  } finally {
    await rm(archive, { force: true });
  }
}

/** Runs `work` with temporary store locations. */
async function withLocations<Result>(work: (make: Make) => Promise<Result>): Promise<Result> {
  const cleanups: (() => Promise<void>)[] = [];
  const local = async (more: Record<string, string>): Promise<Location> => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), "site-rehearsal-"));
    cleanups.push(() => rm(DATA_DIR, { recursive: true, force: true }));
    return { ...more, DATA_DIR };
  };
  const remote = async (): Promise<Location> => {
    const { url, drop } = await createDatabase();
    cleanups.push(drop);
    return local({ ...secret, ...(await makeBucket()), DATABASE_URL: url });
  };
  try {
    return await work({ local, remote });
  } finally {
    for (const cleanup of cleanups) await cleanup();
  }
}

/** Inserts applications with a resume each. */
async function fill(location: Location, applications: number): Promise<void> {
  if (applications === 0) return;
  await withStore(readConfig(location), async (store) => {
    await migrate(store.db);
    const until = new Date(new Date().toISOString().slice(0, 10));
    await insertSeed(store, { users: 50, applications, seed: 1, resumes: 1, until });
  });
}
