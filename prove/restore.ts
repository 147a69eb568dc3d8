import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withStore } from "#server/backup/store.ts";
import { readConfig } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { createDatabase } from "#server/testing/database.ts";
import { makeBucket } from "#server/testing/s3-server.ts";
import { insertSeed } from "../scripts/seed/insert.ts";
import { rehearseRestore, type Place } from "./restore/rehearsal.ts";
import { proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

const secret = { AUTH_SECRET: "a secret of the rehearsal, long enough" };

/** From where to where. The first comes back to the same place, with the secret that lay there. */
const ways: readonly {
  name: string;
  places: (make: Make) => Promise<[Place, Place]>;
  isLongAlone?: boolean;
}[] = [
  {
    name: "SQLite and disk, in the same place",
    places: async ({ local }) => {
      const place = await local({});
      return [place, place];
    },
  },
  {
    name: "PostgreSQL and S3",
    places: async ({ remote }) => [await remote(), await remote()],
  },
  {
    name: "from SQLite and disk to PostgreSQL and S3",
    places: async ({ local, remote }) => [await local(secret), await remote()],
    isLongAlone: true,
  },
];

type Make = {
  local: (more: Record<string, string>) => Promise<Place>;
  remote: () => Promise<Place>;
};

export const suite: Suite = {
  name: "restore",
  prove: (effort) =>
    proveEach(
      effort,
      ways.filter(({ isLongAlone }) => effort === "long" || isLongAlone !== true),
      ({ name, places }) => withPlaces(async (make) => rehearse(name, await places(make), effort)),
    ),
};

async function rehearse(
  name: string,
  [from, to]: [Place, Place],
  effort: Effort,
): Promise<Finding> {
  const applications = effort === "long" ? 10_000 : 0;
  const archive = `${from.DATA_DIR}.tar`;
  try {
    const prepare = (place: Place) => fill(place, applications);
    const report = await rehearseRestore({ from, to, archive, prepare });
    const { answeredBefore, erased, faults } = report;
    return {
      threat: "D10: loss of the machine after a backup",
      done: `backup under load, SIGKILL, folder wiped, restore, ${name}`,
      times: 1,
      result:
        faults.length > 0
          ? faults.join("; ")
          : `all ${report.applications} applications with rows and resumes equal; ` +
            `${report.answeredDuring} answered and ${erased} erased meanwhile; ` +
            `backup ${report.backupSeconds} s, restore ${report.restoreSeconds} s`,
      held: faults.length === 0 && answeredBefore >= 20 && erased > 0,
    };
  } finally {
    await rm(archive, { force: true });
  }
}

/** Gives places that go when the work is done. */
async function withPlaces<Result>(work: (make: Make) => Promise<Result>): Promise<Result> {
  const ending: (() => Promise<void>)[] = [];
  const local = async (more: Record<string, string>): Promise<Place> => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), "site-rehearsal-"));
    ending.push(() => rm(DATA_DIR, { recursive: true, force: true }));
    return { ...more, DATA_DIR };
  };
  const remote = async (): Promise<Place> => {
    const { url, drop } = await createDatabase();
    ending.push(drop);
    return local({ ...secret, ...(await makeBucket()), DATABASE_URL: url });
  };
  try {
    return await work({ local, remote });
  } finally {
    for (const end of ending) await end();
  }
}

/** Applications with a resume each. */
async function fill(place: Place, applications: number): Promise<void> {
  if (applications === 0) return;
  await withStore(readConfig(place), async (store) => {
    await migrate(store.db);
    const until = new Date(new Date().toISOString().slice(0, 10));
    await insertSeed(store, { users: 50, applications, seed: 1, resumes: 1, until });
  });
}
