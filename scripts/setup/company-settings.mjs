// @ts-check
import { join } from "node:path";
import { defaultClientConditions, defaultServerConditions, runnerImport } from "vite";
import { pictures } from "../pictures/plugin.ts";
import { root } from "./project.mjs";

// The companies: their folder, and the condition that selects it by "imports" in package.json.
const companies = {
  own: { folder: "content", condition: undefined },
  test: { folder: "testing/company", condition: "test-company" },
  second: { folder: "testing/company-two", condition: "second-company" },
};

/** @param {string} company */
function findCompany(company) {
  if (company === "own" || company === "test" || company === "second") return companies[company];
  throw new Error(`Unknown company ${company}. Available: ${Object.keys(companies).join(", ")}`);
}

/**
 * The folder of the company in content/ (`own`) or of a fixture (`test`, `second`).
 * @param {string} company
 */
export const companyFolder = (company) => join(root, findCompany(company).folder);

/**
 * Vite's settings for a company.
 * @param {string} company
 * @returns {import("vite").UserConfig}
 */
export function companySettings(company) {
  const { condition } = findCompany(company);
  const folder = companyFolder(company);
  const files = {
    publicDir: join(folder, "public"),
    plugins: [pictures(root, findCompany(company).folder)],
  };
  if (condition === undefined) return files;
  return {
    ...files,
    resolve: {
      conditions: [condition, ...defaultClientConditions],
      // Tailwind resolves imports without these conditions.
      alias: { "#content/theme.css": join(folder, "theme.css") },
    },
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
