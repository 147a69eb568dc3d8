// @ts-check
import { join } from "node:path";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { root } from "./project.mjs";

const folders = { own: join(root, "content"), test: join(root, "testing/company") };

/**
 * The folder of the company in content/ (`own`) or the test company (`test`), which "imports" in
 * package.json selects by a condition.
 * @param {string} company
 */
export function companyFolder(company) {
  if (company === "own" || company === "test") return folders[company];
  throw new Error(`Unknown company ${company}. Available: ${Object.keys(folders).join(", ")}`);
}

/**
 * Vite's settings for a company.
 * @param {string} company
 * @returns {import("vite").UserConfig}
 */
export function companySettings(company) {
  const folder = companyFolder(company);
  if (company === "own") return {};
  return {
    publicDir: join(folder, "public"),
    resolve: {
      conditions: ["test-company", ...defaultClientConditions],
      // Tailwind resolves imports without these conditions.
      alias: { "#content/theme.css": join(folder, "theme.css") },
    },
    ssr: { resolve: { conditions: ["test-company", ...defaultServerConditions] } },
  };
}
