import { join } from "node:path";

const ofTests = import.meta.resolve("#content/company.ts").includes("/testing/company/");

/**
 * The built site whose company is the one that this process imports: the company of the tests, or that of
 * content/ where Node runs without `--conditions=test-company`.
 */
export const builtSite = join(import.meta.dirname, "..", ofTests ? "dist-test" : "dist");

/** The flags by which another Node imports the same company. */
export const companyFlags = ofTests ? ["--conditions=test-company"] : [];
