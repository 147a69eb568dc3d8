import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BaseLogger } from "pino";
import type { AppContext } from "#server/context.ts";
import { DatabaseLockedError, isDatabaseOutage } from "#server/db/engine.ts";
import { DatabaseNotOpenError } from "#server/db/open.ts";
import { errorCode, FilesOutageError } from "#server/files/files.ts";
import { readFreeBytes } from "#server/files/free-space.ts";
import { ScannerDownError } from "#server/files/scanner.ts";
import { startProblems } from "./start-problems.ts";

type Log = Pick<BaseLogger, "error" | "info">;

/** A service whose outage is logged by two lines: when it begins and when it ends. */
type Service = {
  /** Whether an error is part of an outage of this service. */
  matches: (error: unknown) => boolean;
  /** Rejects while the service is out. */
  probe: () => Promise<unknown>;
  /** The line at the beginning, from the error of the probe; undefined if the start logs it. */
  firstLine: (error: unknown) => Promise<string> | string | undefined;
  /** The beginning of the last line, such as "database back". */
  lastLine: string;
};

/** The requests that failed since the outage began, and the log lines of the first and of all other work. */
type Outage = { requests: number; lines: (() => void)[] };

const probeMs = 1_000;

/** Logs an outage in two lines and counts the requests that fail meanwhile. */
export class Outages {
  #services: readonly Service[] = [];
  readonly #current = new Map<Service, Outage>();
  #log: Log | undefined;

  watch(log: Log, services: readonly Service[]): void {
    this.#log = log;
    this.#services = services;
  }

  /**
   * Begins to follow the outage that an error is part of. Returns whether the log line about this error must
   * wait: `write` is called if the service works, so that the error has another cause, and never during an
   * outage. Of several requests only the first is written.
   */
  absorb(reason: unknown, isRequest: boolean, write: () => void): boolean {
    const causes = [reason, reason instanceof Error ? reason.cause : undefined];
    const service = this.#services.find(({ matches }) => causes.some(matches));
    if (service === undefined) return false;
    const outage = this.#current.get(service) ?? { requests: 0, lines: [] };
    if (isRequest) outage.requests += 1;
    if (!isRequest || outage.requests === 1) outage.lines.push(write);
    if (!this.#current.has(service)) {
      this.#current.set(service, outage);
      void this.#follow(service, outage).finally(() => this.#current.delete(service));
    }
    return true;
  }

  async #follow(service: Service, outage: Outage): Promise<void> {
    const beganAt = performance.now();
    let failure = await errorOf(service.probe);
    if (failure === undefined) {
      // A service that stops ends its connections one after the other.
      await pause(probeMs, undefined, { ref: false });
      failure = await errorOf(service.probe);
    }
    if (failure === undefined) {
      for (const write of outage.lines) write();
      if (outage.requests > 1) {
        this.#log?.error(`${outage.requests - 1} other calls failed like this`);
      }
      return;
    }
    let line: string | undefined;
    for (; failure !== undefined; failure = await errorOf(service.probe)) {
      outage.lines.length = 0;
      if (line === undefined) {
        const { error } = failure;
        // The line may need the service that is out, such as a disk.
        line = await Promise.try(service.firstLine, error).catch(() => String(error));
        if (line !== undefined) this.#log?.error(line);
      }
      await pause(probeMs, undefined, { ref: false });
    }
    if (line === undefined) return;
    const seconds = Math.round((performance.now() - beganAt) / 1_000);
    this.#log?.info(`${service.lastLine} after ${seconds} s, ${outage.requests} calls refused`);
  }
}

const errorOf = (probe: () => Promise<unknown>): Promise<{ error: unknown } | undefined> =>
  probe().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );

/** Logs an outage of the disk, the store of files, the scanner or the database once, instead of once per request. */
export function watchServices(
  outages: Outages,
  {
    writeCheck,
    files,
    scanner,
    config,
  }: Pick<AppContext, "writeCheck" | "files" | "scanner" | "config">,
  log: Log,
): void {
  const { dataDir } = config;
  outages.watch(log, [
    {
      matches: (error) => /^(?:ENOSPC|EDQUOT|SQLITE_FULL)/.test(errorCode(error) ?? ""),
      probe: () => writeProbe(dataDir),
      firstLine: async (error) => {
        const free = Math.floor((await readFreeBytes(dataDir)) / 1024 / 1024);
        return `disk full: ${dataDir} has ${free} MB free (${errorCode(error) ?? "ENOSPC"}). Make room on it: until then the server stores nothing`;
      },
      lastLine: "disk has room again",
    },
    {
      matches: (error) => error instanceof FilesOutageError,
      probe: () => files.check(),
      firstLine: (error) => `file store lost: ${startProblems(error).join()}`,
      lastLine: "file store back",
    },
    {
      matches: (error) => error instanceof ScannerDownError,
      probe: async () => scanner?.check(),
      firstLine: (error) => `scanner lost: ${startProblems(error).join()}`,
      lastLine: "scanner back",
    },
    {
      matches: isDatabaseOutage,
      probe: () => writeCheck.probe(),
      firstLine: (error) => {
        // The start says that it waits.
        if (error instanceof DatabaseNotOpenError) return undefined;
        if (error instanceof DatabaseLockedError) return error.message;
        return `database lost: ${startProblems(error, dataDir).join()}`;
      },
      lastLine: "database back",
    },
  ]);
}

const probeBytes = 1024 * 1024;

/** Rejects while the disk has no room for another megabyte. */
async function writeProbe(dataDir: string): Promise<void> {
  const path = join(dataDir, "disk-probe");
  try {
    await writeFile(path, Buffer.alloc(probeBytes), { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}
