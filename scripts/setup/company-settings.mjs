// @ts-check
import { defaultClientConditions, defaultServerConditions } from "vite";

/**
 * The settings by which Vite builds for a company: the `own` one of content/, or the one of the tests,
 * which package.json ("imports") picks by a condition.
 * @param {string} company
 * @returns {import("vite").UserConfig}
 */
export function companySettings(company) {
  if (company === "own") return {};
  if (company !== "test") throw new Error(`Unknown company ${company}. Available: own, test`);
  return {
    publicDir: "testing/company/public",
    resolve: { conditions: ["test-company", ...defaultClientConditions] },
    ssr: { resolve: { conditions: ["test-company", ...defaultServerConditions] } },
  };
}
