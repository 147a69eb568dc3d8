import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bringDatabase } from "../e2e/database.ts";
import { root, SetupError } from "../scripts/setup/project.mjs";

export type Engine = "SQLite" | "PostgreSQL";

/** Runs `work` with the environment of a store with this many accounts and applications. */
export async function withSeededStore<Result>(
  engine: Engine,
  rows: number,
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-lists-"));
  const database = engine === "PostgreSQL" ? await bringDatabase() : undefined;
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
