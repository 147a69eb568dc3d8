import { existsSync } from "node:fs";
import { join } from "node:path";
import { companies, type Company } from "../scripts/setup/site-build.ts";
import { isTestCompany } from "./company-flags.ts";

/** The built site of a company. Throws with the command that builds it. `npm test` finds its callers by this name. */
export function builtSiteOf(company: Company): string {
  const folder = join(import.meta.dirname, "..", companies[company].dist);
  if (existsSync(folder)) return folder;
  throw new Error(
    `This test needs the built site of a company: npm run build -- --company ${company}`,
  );
}

/** The built site of the company that this process imports: with `--conditions=test-company` the test company. */
export const builtSite = builtSiteOf(isTestCompany ? "test" : "own");
