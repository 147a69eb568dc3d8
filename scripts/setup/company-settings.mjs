// @ts-check
import { join } from "node:path";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { root } from "./project.mjs";

const testCompany = join(root, "testing/company");

/**
 * Vite's settings for the company in content/ (`own`) or the test company (`test`), which "imports" in
 * package.json selects by a condition.
 * @param {string} company
 * @returns {import("vite").UserConfig}
 */
export function companySettings(company) {
  if (company === "own") return {};
  if (company !== "test") throw new Error(`Unknown company ${company}. Available: own, test`);
  return {
    publicDir: join(testCompany, "public"),
    resolve: {
      conditions: ["test-company", ...defaultClientConditions],
      // Tailwind resolves imports without these conditions.
      alias: { "#content/theme.css": join(testCompany, "theme.css") },
    },
    ssr: { resolve: { conditions: ["test-company", ...defaultServerConditions] } },
  };
}
