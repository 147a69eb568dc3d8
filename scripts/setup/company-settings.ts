import { join } from "node:path";
import {
  defaultClientConditions,
  defaultServerConditions,
  runnerImport,
  type Plugin,
  type UserConfig,
} from "vite";
import { pictures } from "../pictures/plugin.ts";
import { root } from "./project.mjs";
import { companies, type Company } from "./site-build.ts";

/** Vite's settings for a company. */
export function companySettings(company: Company): UserConfig {
  const { folder, condition } = companies[company];
  const files = {
    publicDir: join(root, folder, "public"),
    plugins: [pictures(root, folder)],
  };
  if (condition === undefined) return files;
  return {
    ...files,
    resolve: {
      conditions: [condition, ...defaultClientConditions],
      // Tailwind resolves imports without these conditions.
      alias: { "#content/theme.css": join(root, folder, "theme.css") },
    },
    ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  };
}

/** Modules that compute something from the records of other pages. */
const computed = ["web/record-counts.ts", "web/pages/home/shown-projects.ts"];

/** Puts their values in place of these modules, so that the browser does not load the records. */
export async function computedRecordsPlugin(company: Company): Promise<Plugin> {
  const conditions = companySettings(company).resolve?.conditions ?? [];
  const codes = new Map<string, string>();
  for (const file of computed) {
    const { module } = await runnerImport<Record<string, unknown>>(join(root, file), {
      root,
      environments: { inline: { resolve: { conditions } } },
    });
    const lines = Object.entries(module).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    codes.set(file, lines.join("\n"));
  }
  return {
    name: "computed-records",
    load: (id) => codes.get(computed.find((file) => id.endsWith(`/${file}`)) ?? "") ?? null,
  };
}
