// @ts-check
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const heartbeatMs = 500;
const staleMs = 5000;

/**
 * Runs `work` while no other process runs set-up work in this folder. The holder touches the lock
 * as long as it lives, so one left by a crash is taken over, also after a reboot or from another
 * container, where a process number would say nothing.
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(folder, work) {
  const file = join(folder, ".cache", "setup.lock");
  mkdirSync(dirname(file), { recursive: true });
  await acquire(file);

  const release = () => rmSync(file, { force: true });
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off("exit", release);
    release();
  }
}

/** @param {string} file */
async function acquire(file) {
  for (let waited = false; !create(file); waited = true) {
    if (!waited) console.log("Waiting for another set-up in this folder to finish...");
    if (ageMs(file) > staleMs) rmSync(file, { force: true });
    else await sleep(200);
  }
}

/** @param {string} file */
function create(file) {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** @param {string} file */
function ageMs(file) {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (error) {
    // The folder was cleaned under us; the work itself will notice if that matters.
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}
