import { randomInt } from "node:crypto";
import type { Engine } from "#server/db/engine.ts";
import { SubmittedApplication } from "#contract/applications.ts";
import { User } from "#contract/users.ts";
import { apply, engines, incomingAfter, signIn, withAttackedSite } from "./attacks/site.ts";
import { corpusOf } from "./fuzz/corpus.ts";
import { hammer, type Offence } from "./fuzz/hammer.ts";
import { startSmallSite } from "./small-site.ts";
import type { Effort, Finding, Suite } from "./suite.ts";

/** For each engine. */
const inputs: Record<Effort, number> = { short: 400, long: 50_000 };

/** Each of `npm test` sends the same; a long run sends others each time, unless FUZZ_SEED repeats one. */
function seedFor(effort: Effort): number {
  const given = process.env["FUZZ_SEED"];
  if (given !== undefined) return Number(given);
  return effort === "short" ? 20_261_121 : randomInt(1_000_000);
}

export const suite: Suite = {
  name: "fuzz",
  prove: async (effort) => {
    const findings: Finding[] = [];
    for (const engine of engines) findings.push(await proveOn(engine, effort));
    return findings;
  },
};

function proveOn(engine: Engine, effort: Effort): Promise<Finding> {
  const chance = { seed: seedFor(effort), inputs: inputs[effort] };
  return withAttackedSite(
    engine,
    { RATE_LIMIT: "off", LOG_LEVEL: "warn" },
    async (site) => {
      const samples = await corpusOf(await makeSubjects(site.url));
      const { answers, offences } = await hammer(site.url, samples, chance);
      const left = await incomingAfter(site);
      const isAlive = await fetch(`${site.url}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      const honest = isAlive ? (await apply(site.url)).status : 0;
      const faults = site.output().split('"call failed"').length - 1;
      const statuses = Object.entries(answers)
        .map(([status, count]) => `${count.toLocaleString("en")} x ${status}`)
        .join(", ");
      return {
        threat: "U8, I1, I6, R3: malformed, oversize and mutated bodies, heads and addresses",
        done: `damaged requests from ${samples.length} sound and hostile ones, seed ${chance.seed}, ${engine}`,
        times: chance.inputs,
        result:
          `${statuses}; ${offences.length} without a proper answer, ${faults} faults logged, ` +
          `${left} files left, ${isAlive ? "ready" : "not ready"}, then an honest upload: ${honest}` +
          offences.slice(0, 3).map(told).join(""),
        held: offences.length + faults + left === 0 && isAlive && honest === 201,
      };
    },
    startSmallSite,
  );
}

async function makeSubjects(url: string) {
  const { tokens } = await signIn(url);
  const made = await fetch(`${url}/api/v1/users`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ email: "mau@people.example", name: "Nguyễn Văn Mẫu" }),
  });
  const user = User.parse(await made.json());
  const { data } = SubmittedApplication.parse(await (await apply(url)).json());
  return { adminToken: tokens.accessToken, userId: user.id, applicationId: data.id };
}

/** All it takes to see it again. */
function told({ input, what, bytes }: Offence): string {
  return `; input ${input} was ${what}: ${JSON.stringify(bytes.slice(0, 2_000))}`;
}
