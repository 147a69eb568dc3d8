import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Manifest } from "#server/backup/archive.ts";
import { verifyArchive } from "#server/backup/read-archive.ts";
import { compareStore as findDifferences } from "#server/backup/restore.ts";
import { readConfig } from "#server/config.ts";
import { openDb } from "#server/db/open.ts";
import { openFiles } from "#server/files/open.ts";
import { bareEnvironment } from "#server/testing/bare-environment.ts";
import { freePort } from "#server/testing/free-port.ts";
import { admin } from "../../e2e/server.ts";
import { startSmallSite } from "../small-site.ts";
import { startLoad, type Load } from "./write-load.ts";

const run = promisify(execFile);
const scripts = join(import.meta.dirname, "..", "..", "scripts");

/** The variables of a store; the one of the backup and the one that it comes back to may be the same folder. */
export type Place = Record<string, string> & { DATA_DIR: string };

export type RehearsalReport = {
  applications: number;
  /** Answered with 201 before the backup began, and during it. */
  answeredBefore: number;
  answeredDuring: number;
  erased: number;
  backupSeconds: number;
  restoreSeconds: number;
  /** What is not as it was, one line each. */
  faults: string[];
};

const administrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/**
 * Backs a server up while applications arrive and are erased, ends it, wipes its folder, restores the
 * backup and compares: with the manifest, with what applicants were promised, by the doctor, and by a
 * server that is started on it. `prepare` fills the store before.
 */
export async function rehearseRestore(options: {
  from: Place;
  to: Place;
  archive: string;
  prepare: (place: Place) => Promise<void>;
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
    ...(await comparePromises(to, before, after)),
    // On this port nobody answers.
    ...(await command("doctor", { ...to, PORT: String(await freePort()) }).then(
      () => [],
      (error: unknown) => [`The doctor: ${String(error)}`],
    )),
    ...(await tryServer(to, token)),
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

const serverEnvironment = async (place: Place) => ({
  ...place,
  ...administrator,
  PORT: String(await freePort()),
});

/** Runs a command as the person does who keeps the site running; what it says is in the error when it fails. */
async function command(name: string, place: Place, ...options: string[]): Promise<void> {
  const env = { ...bareEnvironment(), ...place };
  await run(process.execPath, [join(scripts, `${name}.ts`), ...options], { env }).catch(
    (error: unknown) => {
      const said = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
      throw new Error(`npm run ${name} failed: ${said}`, { cause: error });
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

/** Every row and file against the manifest; the restoring itself is the only new entry of the audit log. */
async function compareStore(place: Place, manifest: Manifest): Promise<string[]> {
  const store = await openStore(place);
  try {
    const entries = manifest.tables["audit_log"]?.rows ?? 0;
    const restored = `audit_log has ${entries + 1} rows instead of ${entries}`;
    const differences = await findDifferences(store, manifest);
    return [
      ...differences.filter((difference) => difference !== restored),
      ...(differences.includes(restored) ? [] : ["The audit log has other entries"]),
      ...manifest.lost.map((key) => `The backup could not read the resume ${key}`),
    ];
  } finally {
    await store.db.destroy();
  }
}

/** What was answered before the backup began is there, unless it was erased since; what was erased before is not. */
async function comparePromises(place: Place, before: Load, after: Load): Promise<string[]> {
  const { db } = await openStore(place);
  try {
    const rows = await db.selectFrom("applications").select(["id", "cv_sha256"]).execute();
    const found = new Map(rows.map(({ id, cv_sha256 }) => [id, cv_sha256]));
    const lost = Array.from(before.answered).filter(
      ([id, sha256]) => !after.erasing.has(id) && found.get(id) !== sha256,
    );
    const back = Array.from(before.erased).filter((id) => found.has(id));
    return [
      ...lost.map(([id]) => `The application ${id} was promised and is not there`),
      ...back.map((id) => `The application ${id} was erased and is there`),
    ];
  } finally {
    await db.destroy();
  }
}

/** Whether a server gets ready on it, and still knows who was signed in. */
async function tryServer(place: Place, token: string): Promise<string[]> {
  const server = await startSmallSite(await serverEnvironment(place));
  try {
    const headers = { authorization: `Bearer ${token}` };
    const list = await fetch(`${server.url}/api/v1/applications?limit=1`, { headers });
    return list.ok ? [] : [`Who was signed in is answered ${list.status}`];
  } finally {
    await server.stop();
  }
}

async function openStore(place: Place) {
  const config = readConfig(place);
  return {
    db: await openDb({ ...config, onLost: () => undefined }),
    files: await openFiles(config),
  };
}
