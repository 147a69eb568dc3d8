import type { Assets } from "./document.ts";
import type { Route } from "../routes.ts";
import { toKebabCase } from "./kebab-case.ts";

type Chunk = {
  file: string;
  imports?: readonly string[];
};

/** The record of the browser's build; null while developing, when Vite serves the sources. */
declare const __CLIENT_MANIFEST__: Readonly<Record<string, Chunk>> | null;

/** The stylesheet of the site; null while developing. */
declare const __STYLES__: string | null;

const entry = "web/entry-client.tsx";

/** The text of the stylesheet in every page, for the hash of the policy. */
export const inlineStyles: readonly string[] = __STYLES__ === null ? [] : [__STYLES__];

/** The files that a page starts with. */
export function assetsOf(route: Route): Assets {
  if (__CLIENT_MANIFEST__ === null) return { entry: `/${entry}`, styles: null, modules: [] };
  const chunks = withImports([entry, screenOf(route)]);
  return {
    entry: addressOf(chunkOf(entry).file),
    styles: __STYLES__,
    modules: chunks.map((chunk) => addressOf(chunk.file)),
  };
}

function screenOf({ id }: Route): string {
  const ending = `/${toKebabCase(id)}-page.tsx`;
  const source = Object.keys(__CLIENT_MANIFEST__ ?? {}).find((name) => name.endsWith(ending));
  if (source === undefined) throw new Error(`No screen ${ending}`);
  return source;
}

function addressOf(file: string): string {
  return `/${file}`;
}

function chunkOf(source: string): Chunk {
  const chunk = __CLIENT_MANIFEST__?.[source];
  if (chunk === undefined) throw new Error(`${source} is not part of the build`);
  return chunk;
}

function withImports(sources: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const add = (source: string): void => {
    if (found.has(source)) return;
    const chunk = chunkOf(source);
    found.set(source, chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return Array.from(found.values());
}
