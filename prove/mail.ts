import type { Engine } from "#server/db/engine.ts";
import { startTestApp } from "#server/testing/app.ts";
import { engines } from "./attacks/site.ts";
import { immediate, timeouts, type FaultGroup } from "./mail/faults.ts";
import { startFaultyMailServer } from "./mail/faulty-server.ts";
import { applyDuring } from "./mail/apply-during.ts";
import { smallSite } from "./small-site.ts";
import { type Effort, type Finding, type Suite, wrongOr } from "./suite.ts";

/** When a silent server disconnects in the short form. The long form waits for the product's timeout. */
const shortSilenceMs = 200;
/** The limit for an application in the long form. */
const limitMs = 5_000;

export const suite: Suite = {
  prove: async (effort) => {
    const tables = await Promise.all(engines.map((engine) => proveOn(engine, effort)));
    return tables.flat();
  },
};

/** The short form divides the faults among the engines. */
function selectFor(engine: Engine, groups: readonly FaultGroup[], effort: Effort): FaultGroup[] {
  if (effort === "long") return [...groups];
  return groups
    .map(({ name, faults }) => ({
      name: `${name} (every other case)`,
      faults: faults.filter((_, index) => engines[index % engines.length] === engine),
    }))
    .filter(({ faults }) => faults.length > 0);
}

async function proveOn(engine: Engine, effort: Effort): Promise<Finding[]> {
  const server = await startFaultyMailServer();
  const app = await startTestApp(
    engine,
    { SMTP_URL: server.url, LOG_LEVEL: "debug" },
    { dist: await smallSite() },
  );
  const silenceMs = effort === "short" ? shortSilenceMs : undefined;
  const prove = async ({ name, faults }: FaultGroup, silenceMs?: number): Promise<Finding> => {
    const results = [];
    for (const fault of faults) results.push(await applyDuring(app, server, fault, silenceMs));
    const problems = results.flatMap((one) => one.problems);
    const slowestMs = Math.max(...results.map(({ answeredMs }) => answeredMs));
    const outcome = faults.some(({ isPermanent }) => isPermanent)
      ? "permanently refused emails are listed as failed and can be resent; all others are retried"
      : "all emails are kept and sent after recovery";
    return {
      threat: "M1: a faulty mail server",
      test: `${name}; ${engine}`,
      runs: faults.length,
      result: wrongOr(
        problems,
        `applications answered with 201, slowest ${Math.round(slowestMs)} ms; ${outcome}`,
      ),
      held: problems.length === 0 && (effort === "short" || slowestMs < limitMs),
    };
  };
  try {
    const findings: Finding[] = [];
    for (const one of selectFor(engine, immediate, effort)) findings.push(await prove(one));
    for (const one of selectFor(engine, timeouts, effort))
      findings.push(await prove(one, silenceMs));
    return findings;
  } finally {
    await app.close();
  }
}
