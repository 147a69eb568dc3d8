import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { admin, withServer } from "../e2e/server.ts";
import { hearAnswers } from "./headers/answers.ts";
import { gradeAnswer, redirects, type Grade } from "./headers/grade.ts";
import { brokenPromises } from "./headers/promises.ts";
import type { Finding, Suite } from "./suite.ts";

const threat = "O1 frames, guessed kinds, foreign scripts";

/** Grades every kind of answer of a running site by the rules of the MDN HTTP Observatory, and holds it to its own promises. */
export const suite: Suite = {
  name: "headers",
  prove: async (effort) => {
    const metricsPort = await freePort();
    const environment = {
      SITE_URL: "https://www.company.example",
      METRICS_PORT: String(metricsPort),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT: "on",
    };
    const byKind = new Map<string, { of: string; grade: Grade }[]>();
    await withServer(environment, async ({ url }) => {
      const site = { url, metricsUrl: `http://localhost:${metricsPort}`, admin };
      for await (const { kind, of, headers, html } of hearAnswers(site, effort)) {
        const isBehindTls = kind !== "metrics";
        const { flaws, ...grade } = gradeAnswer({ headers, html, isBehindTls });
        const all = [...flaws, ...brokenPromises({ headers, isBehindTls })];
        byKind.set(kind, [...(byKind.get(kind) ?? []), { of, grade: { ...grade, flaws: all } }]);
      }
    });
    return [
      ...Array.from(byKind, ([kind, graded]) => findingOf(kind, graded)),
      await redirection(),
    ];
  },
};

function findingOf(kind: string, graded: readonly { of: string; grade: Grade }[]): Finding {
  // Of equals, the one that breaks a promise.
  const rankOf = ({ grade }: { grade: Grade }) => grade.score - Math.min(grade.flaws.length, 1);
  const worst = graded.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
  const { letter, score, flaws } = worst.grade;
  const held = graded.every(({ grade }) => grade.letter === "A+" && grade.flaws.length === 0);
  return {
    threat,
    done: `graded ${kind}`,
    times: graded.length,
    result: held
      ? `all ${letter} (the least ${score} points)`
      : `${worst.of}: ${letter} (${score}), ${flaws.join(", ")}`,
    held,
  };
}

async function redirection(): Promise<Finding> {
  const example = join(import.meta.dirname, "..", "deploy", "nginx", "site.conf");
  const held = redirects(await readFile(example, "utf8"));
  const result = held ? "to https on the same host" : "not to https on the same host";
  return { threat, done: "read where nginx leads http", times: 1, result, held };
}
