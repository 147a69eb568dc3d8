import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Manifest } from "#server/backup/archive.ts";
import { verifyArchive } from "#server/backup/read-archive.ts";
import { compareStore as findDifferences } from "#server/backup/restore.ts";
import { readConfig } from "#server/start/config.ts";
import { openDb } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { bareEnvironment } from "#server/testing/bare-environment.ts";
import { freePort } from "#server/testing/free-port.ts";
import { admin } from "../../e2e/server.ts";
import { startSmallSite } from "../small-site.ts";
import { startLoad, type Load } from "./write-load.ts";

const run = promisify(execFile);
const scripts = join(import.meta.dirname, "..", "..", "scripts");

/** The environment variables of a store. */
export type Location = Record<string, string> & { DATA_DIR: string };

export type RehearsalReport = {
  applications: number;
  /** Applications answered with 201 before and during the backup. */
  answeredBefore: number;
  answeredDuring: number;
  erased: number;
  backupSeconds: number;
  restoreSeconds: number;
  /** Differences, one line each. */
  faults: string[];
};

const administrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/**
 * Backs up a server while applications arrive and are deleted, kills it, deletes its folder, restores the
 * backup, and checks the result against the manifest, the server's responses, the doctor and a new server.
 * `prepare` fills the store first.
 */
export async function rehearseRestore(options: {
  from: Location;
  to: Location;
  archive: string;
  prepare: (location: Location) => Promise<void>;
}): Promise<RehearsalReport> {
  const { from, to, archive } = options;
  await options.prepare(from);
  const server = await startSmallSite(await serverEnvironment(from));
  const token = await signIn(server.url);
  const load = startLoad(server.url, token);
  await load.until(({ answered }) => answered.size >= 20);
  const before = load.snapshot();

  const startedAt = performance.now();
  await command("backup", from, "--to", archive);
  const backupSeconds = secondsSince(startedAt);
  const after = load.snapshot();
  await load.until(({ answered }) => answered.size >= after.answered.size + 5);
  await load.stop();
  await server.kill();
  await rm(from.DATA_DIR, { recursive: true });

  const restoredAt = performance.now();
  await command("restore", to, archive);
  const restoreSeconds = secondsSince(restoredAt);
  const manifest = await verifyArchive(archive);
  const faults = [
    ...(await compareStore(to, manifest)),
    ...(await compareResponses(to, before, after)),
    // No server listens on this port.
    ...(await command("doctor", { ...to, PORT: String(await freePort()) }).then(
      () => [],
      (error: unknown) => [`doctor: ${String(error)}`],
    )),
    ...(await checkServer(to, token)),
  ];
  return {
    applications: manifest.tables["applications"]?.rows ?? 0,
    answeredBefore: before.answered.size,
    answeredDuring: after.answered.size - before.answered.size,
    erased: after.erased.size,
    backupSeconds,
    restoreSeconds,
    faults,
  };
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 100) / 10;

const serverEnvironment = async (location: Location) => ({
  ...location,
  ...administrator,
  PORT: String(await freePort()),
});

/** Runs a command as an operator does. A failure's error contains its output. */
async function command(name: string, location: Location, ...options: string[]): Promise<void> {
  const env = { ...bareEnvironment(), ...location };
  await run(process.execPath, [join(scripts, `${name}.ts`), ...options], { env }).catch(
    (error: unknown) => {
      const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
      throw new Error(`npm run ${name} failed: ${output}`, { cause: error });
    },
  );
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { tokens }: { tokens: { accessToken: string } } = JSON.parse(await response.text());
  return tokens.accessToken;
}

/** Compares every row and file with the manifest. The restore itself adds one audit entry. */
async function compareStore(location: Location, manifest: Manifest): Promise<string[]> {
  const store = await openStore(location);
  try {
    const entries = manifest.tables["audit_log"]?.rows ?? 0;
    const expected = `audit_log has ${entries + 1} rows instead of ${entries}`;
    const differences = await findDifferences(store, manifest);
    return [
      ...differences.filter((difference) => difference !== expected),
      ...(differences.includes(expected) ? [] : ["The audit log has other entries"]),
      ...manifest.lost.map((key) => `The backup could not read the resume ${key}`),
    ];
  } finally {
    await store.db.destroy();
  }
}

/** Applications submitted before the backup exist unless deleted later; those deleted before do not. */
async function compareResponses(location: Location, before: Load, after: Load): Promise<string[]> {
  const { db } = await openStore(location);
  try {
    const rows = await db.selectFrom("applications").select(["id", "cv_sha256"]).execute();
    const found = new Map(rows.map(({ id, cv_sha256 }) => [id, cv_sha256]));
    const lost = Array.from(before.answered).filter(
      ([id, sha256]) => !after.erasing.has(id) && found.get(id) !== sha256,
    );
    const restored = Array.from(before.erased).filter((id) => found.has(id));
    return [
      ...lost.map(([id]) => `The application ${id} was confirmed and is missing`),
      ...restored.map((id) => `The application ${id} was deleted and still exists`),
    ];
  } finally {
    await db.destroy();
  }
}

/** Starts a server on the restored store and checks that an earlier session is valid. */
async function checkServer(location: Location, token: string): Promise<string[]> {
  const server = await startSmallSite(await serverEnvironment(location));
  try {
    const headers = { authorization: `Bearer ${token}` };
    const list = await fetch(`${server.url}/api/v1/applications?limit=1`, { headers });
    return list.ok ? [] : [`The earlier session gets status ${list.status}`];
  } finally {
    await server.stop();
  }
}

async function openStore(location: Location) {
  const config = readConfig(location);
  return {
    db: await openDb({ ...config, onLost: () => undefined }),
    files: await openFiles(config),
  };
}
