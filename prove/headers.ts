import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { admin, withServer } from "../e2e/server.ts";
import { collectResponses } from "./headers/responses.ts";
import { gradeResponse, redirects, type Grade } from "./headers/grade.ts";
import { findBrokenPromises } from "./headers/promises.ts";
import type { Finding, Suite } from "./suite.ts";

const threat = "O1: framing, MIME sniffing, foreign scripts";

/** Grades every kind of response by the rules of the MDN HTTP Observatory and checks the site's own promises. */
export const suite: Suite = {
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
      for await (const { kind, of, headers, html } of collectResponses(site, effort)) {
        const isBehindTls = kind !== "metrics";
        const { flaws, ...grade } = gradeResponse({ headers, html, isBehindTls });
        const all = [...flaws, ...findBrokenPromises({ headers, isBehindTls })];
        byKind.set(kind, [...(byKind.get(kind) ?? []), { of, grade: { ...grade, flaws: all } }]);
      }
    });
    return [
      ...Array.from(byKind, ([kind, graded]) => toFinding(kind, graded)),
      await checkRedirect(),
    ];
  },
};

function toFinding(kind: string, graded: readonly { of: string; grade: Grade }[]): Finding {
  // Among equal scores, a broken promise is worse.
  const rankOf = ({ grade }: { grade: Grade }) => grade.score - Math.min(grade.flaws.length, 1);
  const worst = graded.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
  const { letter, score, flaws } = worst.grade;
  const held = graded.every(({ grade }) => grade.letter === "A+" && grade.flaws.length === 0);
  return {
    threat,
    test: `headers of ${kind}`,
    runs: graded.length,
    result: held
      ? `all ${letter} (lowest score ${score})`
      : `${worst.of}: ${letter} (${score}), ${flaws.join(", ")}`,
    held,
  };
}

async function checkRedirect(): Promise<Finding> {
  const example = join(import.meta.dirname, "..", "deploy", "nginx", "site.conf");
  const held = redirects(await readFile(example, "utf8"));
  const result = held ? "https on the site's host" : "other target";
  return { threat, test: "redirect of http in nginx's configuration", runs: 1, result, held };
}
