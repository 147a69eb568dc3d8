import { join } from "node:path";

const isTestCompany = import.meta.resolve("#content/company.ts").includes("/testing/company/");

/** The built site of the company that this process imports: with `--conditions=test-company` the test company. */
export const builtSite = join(import.meta.dirname, "..", isTestCompany ? "dist-test" : "dist");

/** The flags with which another Node process imports the same company. */
export const companyFlags = isTestCompany ? ["--conditions=test-company"] : [];
