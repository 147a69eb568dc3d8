// @ts-check
import { defaultClientConditions, defaultServerConditions } from "vite";
import { pictures } from "../pictures/plugin.ts";
import { root } from "./project.mjs";

/**
 * Vite's settings for the company in content/ (`own`) or the test company (`test`), which "imports" in
 * package.json selects by a condition.
 * @param {string} company
 * @returns {import("vite").UserConfig}
 */
export function companySettings(company) {
  if (company === "own") {
    return { publicDir: "content/public", plugins: [pictures(root, "content")] };
  }
  if (company !== "test") throw new Error(`Unknown company ${company}. Available: own, test`);
  return {
    publicDir: "testing/company/public",
    plugins: [pictures(root, "testing/company")],
    resolve: { conditions: ["test-company", ...defaultClientConditions] },
    ssr: { resolve: { conditions: ["test-company", ...defaultServerConditions] } },
  };
}
