import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { bringPostgres, startPostgres } from "../scripts/setup/postgres.mjs";
import { root, SetupError } from "../scripts/setup/project.mjs";

export type Engine = "SQLite" | "PostgreSQL";

/** Gives the work the environment of a server whose store holds so many accounts and applications. */
export async function withSeededStore<Result>(
  engine: Engine,
  rows: number,
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-lists-"));
  const database = engine === "PostgreSQL" ? await createDatabase() : undefined;
  const environment = {
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(32).toString("hex"),
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
  };
  try {
    await seed(environment, rows);
    return await work(environment);
  } finally {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function seed(environment: Record<string, string>, rows: number): Promise<void> {
  const count = String(rows);
  const args = ["--users", count, "--applications", count, "--resumes", "0"];
  const child = spawn(process.execPath, [join(root, "scripts/seed.ts"), ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new SetupError("The store could not be seeded.");
}

/** A database of its own on the server of TEST_DATABASE_URL, or on one started for it. */
async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const given = process.env["TEST_DATABASE_URL"];
  const cluster = given === undefined ? await startPostgres(bringPostgres()) : undefined;
  const base = given ?? cluster?.url ?? "";
  const name = `bench_${randomBytes(8).toString("hex")}`;
  await administer(base, `create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await administer(base, `drop database ${name} with (force)`);
      await cluster?.stop();
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
