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

/** The numbers that the build puts in place of web/record-counts.ts. */
export async function recordCountsPlugin(company: Company): Promise<Plugin> {
  const file = "web/record-counts.ts";
  const conditions = companySettings(company).resolve?.conditions ?? [];
  const { module } = await runnerImport<Record<string, unknown>>(join(root, file), {
    root,
    environments: { inline: { resolve: { conditions } } },
  });
  return {
    name: "record-counts",
    load: (id) =>
      id.endsWith(`/${file}`)
        ? Object.entries(module)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join("\n")
        : null,
  };
}
