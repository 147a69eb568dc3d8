import type { Engine } from "#server/db/engine.ts";
import { startTestApp } from "#server/testing/app.ts";
import { engines } from "./attacks/site.ts";
import { endure } from "./mail/endure.ts";
import { startRudeServer } from "./mail/rude-server.ts";
import { quick, slow, type Behaviour } from "./mail/ways.ts";
import { smallSite } from "./small-site.ts";
import type { Effort, Finding, Suite } from "./suite.ts";

/** In the short form a silent server hangs up so soon; that we do so ourselves takes the long one. */
const shortSilenceMs = 200;
/** How long an application may take, in the long form. */
const patienceMs = 5_000;

export const suite: Suite = {
  name: "mail",
  prove: async (effort) => {
    const tables = await Promise.all(engines.map((engine) => proveOn(engine, effort)));
    return tables.flat();
  },
};

/** In the short form each way is tried on one of the engines, by turns. */
function triedOn(engine: Engine, behaviours: readonly Behaviour[], effort: Effort): Behaviour[] {
  if (effort === "long") return [...behaviours];
  return behaviours
    .map(({ name, ways }) => ({
      name: `${name}, every other of these`,
      ways: ways.filter((_, index) => engines[index % engines.length] === engine),
    }))
    .filter(({ ways }) => ways.length > 0);
}

async function proveOn(engine: Engine, effort: Effort): Promise<Finding[]> {
  const server = await startRudeServer();
  const app = await startTestApp(
    engine,
    { SMTP_URL: server.url, LOG_LEVEL: "debug" },
    { dist: await smallSite() },
  );
  const restMs = effort === "short" ? shortSilenceMs : undefined;
  const prove = async ({ name, ways }: Behaviour, restMs?: number): Promise<Finding> => {
    const endured = [];
    for (const way of ways) endured.push(await endure(app, server, way, restMs));
    const faults = endured.flatMap((one) => one.faults);
    const slowestMs = Math.max(...endured.map(({ answeredMs }) => answeredMs));
    const fate = ways.some(({ isFinal }) => isFinal)
      ? "letters refused for good are shown as failed and leave when sent again, the others leave by themselves"
      : "every letter stays and leaves when the server is well";
    return {
      threat: "M1: a mail server that misbehaves",
      done: `it ${name}; ${engine}`,
      times: ways.length,
      result:
        faults.length > 0
          ? `${faults.length} wrong: ${faults[0]}`
          : `applications answered with 201, at worst after ${Math.round(slowestMs)} ms; ${fate}`,
      held: faults.length === 0 && (effort === "short" || slowestMs < patienceMs),
    };
  };
  try {
    const findings: Finding[] = [];
    for (const one of triedOn(engine, quick, effort)) findings.push(await prove(one));
    for (const one of triedOn(engine, slow, effort)) findings.push(await prove(one, restMs));
    return findings;
  } finally {
    await app.close();
  }
}
