import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { SetupError, runNode } from "./project.mjs";

/** The companies: their folder, and the condition that selects it by "imports" in package.json. */
export const companies = {
  own: { folder: "content", condition: undefined, dist: "dist", title: "" },
  test: {
    folder: "testing/company",
    condition: "test-company",
    dist: "dist-test",
    title: " of the test company",
  },
  second: {
    folder: "testing/company-two",
    condition: "second-company",
    dist: "dist-second",
    title: " of the second company",
  },
} as const;
export type Company = keyof typeof companies;

export function companyNamed(name: string): Company {
  if (name === "own" || name === "test" || name === "second") return name;
  throw new Error(`Unknown company ${name}. Available: ${Object.keys(companies).join(", ")}`);
}

/** The program that builds the site. */
export const script = "scripts/build.mjs";

/** The inputs of the build, except tests and the company. */
export const inputs = [
  "contract",
  "i18n",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "web",
  "scripts/build.mjs",
  "scripts/pictures",
  "server/site/social-preview.ts",
  "server/site/be-vietnam-pro-600.ttf",
  "vite.config.ts",
  "scripts/setup/company-settings.ts",
  "scripts/setup/project.mjs",
  "scripts/setup/site-build.ts",
  "scripts/setup/theme-contrast.ts",
  "server/mail/theme.ts",
];

const isTest = /\.test\.\w+$/;

/** Builds the site of a company into its folder, unless its inputs are unchanged. */
export async function buildSite(folder: string, company: Company = "own"): Promise<void> {
  const { folder: content, dist, title } = companies[company];
  const file = join(folder, dist, ".built-from");
  // Computed before the build, so that an edit during the build causes another one.
  const hash = hashFiles(folder, [...inputs, content]);
  if (existsSync(file) && readFileSync(file, "utf8") === hash) return;
  console.log(`Building the site${title}...`);
  const args = [join(folder, script), "--company", company];
  const code = await runNode(process.execPath, args, { NODE_ENV: "production" }, folder);
  if (code !== 0) throw new SetupError(`The build of the site${title} failed.`);
  writeFileSync(file, hash);
}

/** Hashes the names and contents of files and folders. */
function hashFiles(folder: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesUnder(join(folder, path)))) {
    const content = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The files of a file, a folder or nothing, in a fixed order. */
function filesUnder(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
