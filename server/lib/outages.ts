import { setTimeout as pause } from "node:timers/promises";
import type { BaseLogger } from "pino";

/** A service whose outage is logged by two lines: when it begins and when it ends. */
type Service = {
  /** Whether an error is part of an outage of this service. */
  covers: (error: unknown) => boolean;
  /** Rejects while the service is out. */
  probe: () => Promise<unknown>;
  /** The line at the beginning, from the error of the probe; undefined if another line says so. */
  begun: (error: unknown) => Promise<string> | string | undefined;
  /** The beginning of the last line, such as "database back". */
  ended: string;
};

type Outage = { calls: number };

const probeMs = 1_000;

/** Counts the errors of an outage, whose log lines would all say the same. */
export class Outages {
  readonly #services: Service[] = [];
  readonly #current = new Map<Service, Outage>();
  #log: Pick<BaseLogger, "error" | "info"> | undefined;

  watch(log: Pick<BaseLogger, "error" | "info">, services: readonly Service[]): void {
    this.#log = log;
    this.#services.push(...services);
  }

  /**
   * Whether a log line about this error must wait: `write` is called if the service works, so that the
   * error has another cause, and never during an outage.
   */
  absorb(reason: unknown, isCall: boolean, write: () => void): boolean {
    const service = this.#services.find(({ covers }) => covers(reason) || covers(causeOf(reason)));
    if (service === undefined) return false;
    const current = this.#current.get(service) ?? { calls: 0 };
    if (isCall) current.calls += 1;
    if (!this.#current.has(service)) {
      this.#current.set(service, current);
      void this.#follow(service, current, write).finally(() => this.#current.delete(service));
    }
    return true;
  }

  async #follow(service: Service, outage: Outage, write: () => void): Promise<void> {
    const begunAt = performance.now();
    let failure = await errorOf(service.probe);
    if (failure === undefined) {
      write();
      if (outage.calls > 1) this.#log?.error(`${outage.calls - 1} other calls failed like this`);
      return;
    }
    let line: string | undefined;
    while (failure !== undefined) {
      if (line === undefined) {
        line = await service.begun(failure.error);
        if (line !== undefined) this.#log?.error(line);
      }
      await pause(probeMs, undefined, { ref: false });
      failure = await errorOf(service.probe);
    }
    if (line === undefined) return;
    const seconds = Math.round((performance.now() - begunAt) / 1_000);
    this.#log?.info(`${service.ended} after ${seconds} s, ${outage.calls} calls refused`);
  }
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

const errorOf = (probe: () => Promise<unknown>): Promise<{ error: unknown } | undefined> =>
  probe().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
