import { randomInt } from "node:crypto";
import type { Engine } from "#server/db/engine.ts";
import { SubmittedApplication } from "#contract/applications.ts";
import { User } from "#contract/users.ts";
import { apply, engines, countStagedFiles, signIn, withAttackedSite } from "./attacks/site.ts";
import { corpusOf } from "./fuzz/corpus.ts";
import { hammer, type Failure } from "./fuzz/hammer.ts";
import { startSmallSite } from "./small-site.ts";
import type { Effort, Finding, Suite } from "./suite.ts";

/** Per engine. */
const inputs: Record<Effort, number> = { short: 400, long: 50_000 };

/** The short form repeats the same inputs. The long form uses new ones unless FUZZ_SEED is set. */
function seedFor(effort: Effort): number {
  const chosen = process.env["FUZZ_SEED"];
  if (chosen !== undefined) return Number(chosen);
  return effort === "short" ? 20_261_121 : randomInt(1_000_000);
}

export const suite: Suite = {
  prove: async (effort) => {
    const findings: Finding[] = [];
    for (const engine of engines) findings.push(await proveOn(engine, effort));
    return findings;
  },
};

function proveOn(engine: Engine, effort: Effort): Promise<Finding> {
  const options = { seed: seedFor(effort), inputs: inputs[effort] };
  return withAttackedSite(
    engine,
    { RATE_LIMIT: "off", LOG_LEVEL: "warn" },
    async (site) => {
      const samples = await corpusOf(await createSubjects(site.url));
      const { responses, failures } = await hammer(site.url, samples, options);
      const left = await countStagedFiles(site);
      const isAlive = await fetch(`${site.url}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      const uploadStatus = isAlive ? (await apply(site.url)).status : 0;
      const faults = site.output().split('"request failed"').length - 1;
      const statuses = Object.entries(responses)
        .map(([status, count]) => `${count.toLocaleString("en")} x ${status}`)
        .join(", ");
      return {
        threat: "U8, I1, I6, R3: malformed, oversize and mutated bodies, headers and URLs",
        test: `mutations of ${samples.length} valid and hostile requests, seed ${options.seed}, ${engine}`,
        runs: options.inputs,
        result:
          `${statuses}; ${failures.length} without a valid response, ${faults} errors logged, ` +
          `${left} files left, ${isAlive ? "ready" : "not ready"}, then a valid upload: ${uploadStatus}` +
          failures.slice(0, 3).map(describe).join(""),
        held: failures.length + faults + left === 0 && isAlive && uploadStatus === 201,
      };
    },
    startSmallSite,
  );
}

async function createSubjects(url: string) {
  const { tokens } = await signIn(url);
  const created = await fetch(`${url}/api/v1/users`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${tokens.accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ email: "mau@people.example", name: "Nguyễn Văn Mẫu" }),
  });
  const user = User.parse(await created.json());
  const { data } = SubmittedApplication.parse(await (await apply(url)).json());
  return { adminToken: tokens.accessToken, userId: user.id, applicationId: data.id };
}

/** Everything needed to reproduce a failure. */
function describe({ input, problem, bytes }: Failure): string {
  return `; input ${input}, ${problem}: ${JSON.stringify(bytes.slice(0, 2_000))}`;
}
