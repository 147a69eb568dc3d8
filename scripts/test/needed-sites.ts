import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../setup/project.mjs";
import { companies, companyNamed, type Company } from "../setup/site-build.ts";

const helper = "testing/built-site.ts";

/**
 * The companies whose built sites these test files need: they, or what they import, use
 * testing/built-site.ts.
 */
export function findNeededSites(files: readonly string[]): Company[] {
  const needed = new Set<Company>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readFileSync(join(root, file), "utf8");
    const imports = importsOf(source).flatMap((name) => resolve(name, file));
    if (imports.includes(helper)) {
      needed.add("test");
      for (const [, company = ""] of source.matchAll(/\bbuiltSiteOf\("(\w+)"\)/g)) {
        needed.add(companyNamed(company));
      }
    }
    waiting.push(...imports.filter((found) => found !== helper));
  }
  return Object.keys(companies)
    .map(companyNamed)
    .filter((company) => needed.has(company));
}

/** The names in imports and exports, static or dynamic. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/\b(?:from|import) ?\(?"([^"]+)"/g)].map(([, name = ""]) => name);

/** The project's file of an import, if it is one. */
function resolve(name: string, from: string): string[] {
  if (!/^[.#]/.test(name)) return [];
  const path = name.startsWith("#") ? name.slice(1) : join(dirname(from), name);
  return /\.(?:ts|tsx|mjs)$/.test(path) && existsSync(join(root, path))
    ? [path.replaceAll("\\", "/")]
    : [];
}
