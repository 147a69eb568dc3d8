import type { Assets } from "./document.ts";
import type { Route } from "#web/routes.ts";
import { toKebabCase } from "#web/i18n/text.ts";

/** The files of the browser's build; null in development, when Vite serves the sources. */
declare const __CLIENT_MANIFEST__: Readonly<
  Record<string, { file: string; imports?: readonly string[] }>
> | null;

/** The stylesheet of the site; null in development. */
declare const __STYLES__: string | null;

const entry = "web/entry-client.tsx";

/** The stylesheet in every page, for the hash of the policy. */
export const inlineStyles: readonly string[] = __STYLES__ === null ? [] : [__STYLES__];

/** The files that a page starts with. */
export function assetsOf({ id }: Route): Assets {
  const manifest = __CLIENT_MANIFEST__;
  if (manifest === null) return { entry: `/${entry}`, styles: null, modules: [] };
  const ending = `/${toKebabCase(id)}-page.tsx`;
  const screen = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (screen === undefined) throw new Error(`No screen ${ending}`);
  const modules: string[] = [];
  // The loop also visits the imports that it adds.
  const sources = new Set([entry, screen]);
  for (const source of sources) {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`${source} is not part of the build`);
    modules.push(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) sources.add(imported);
  }
  return { entry: modules[0] ?? "", styles: __STYLES__, modules };
}
