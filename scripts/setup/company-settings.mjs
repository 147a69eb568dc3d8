// @ts-check
import { defaultClientConditions, defaultServerConditions } from "vite";

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
    publicDir: "testing/company/public",
    resolve: { conditions: ["test-company", ...defaultClientConditions] },
    ssr: { resolve: { conditions: ["test-company", ...defaultServerConditions] } },
  };
}
