// @ts-check
import { join } from "node:path";
import { defaultClientConditions, defaultServerConditions, runnerImport } from "vite";
import { root } from "./project.mjs";

// The conditions that select the fixtures by "imports" in package.json. `own` is the company in content/.
const conditions = { own: undefined, test: "test-company", second: "second-company" };

/**
 * Vite's settings for a company.
 * @param {string} company
 * @returns {import("vite").UserConfig}
 */
export function companySettings(company) {
  if (company !== "own" && company !== "test" && company !== "second") {
    const available = Object.keys(conditions).join(", ");
    throw new Error(`Unknown company ${company}. Available: ${available}`);
  }
  const condition = conditions[company];
  if (condition === undefined) return {};
  return {
    publicDir: "testing/company/public",
    resolve: { conditions: [condition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  };
}

/**
 * The numbers that the build puts in place of web/record-counts.ts.
 * @param {string} company
 * @returns {Promise<import("vite").Plugin>}
 */
export async function recordCountsPlugin(company) {
  const file = "web/record-counts.ts";
  const { module } = await runnerImport(join(root, file), {
    root,
    environments: {
      inline: { resolve: { conditions: companySettings(company).resolve?.conditions ?? [] } },
    },
  });
  return {
    name: "record-counts",
    load: (id) =>
      id.endsWith(`/${file}`)
        ? `export const recordCounts = ${JSON.stringify(module.recordCounts)}`
        : null,
  };
}
