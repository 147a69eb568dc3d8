import type { Assets } from "./document.ts";
import type { Route } from "../routes.ts";

type Chunk = {
  file: string;
  imports?: readonly string[];
  assets?: readonly string[];
};

/** The record of the browser's build; null while developing, when Vite serves the sources. */
declare const __CLIENT_MANIFEST__: Readonly<Record<string, Chunk>> | null;

/**
 * The styles of the site: what all pages begin with, the address of all classes, and the classes of each
 * page by the file of its route. Null while developing.
 */
declare const __STYLES__: Readonly<{
  common: string;
  all: string;
  own: Readonly<Record<string, string>>;
}> | null;

const entry = "web/entry-client.tsx";

/** The files of the typeface, which every page has. */
export const fonts: readonly string[] =
  __CLIENT_MANIFEST__ === null
    ? []
    : (chunkOf(entry).assets ?? []).filter((asset) => asset.endsWith(".woff2")).map(addressOf);

/** The files that a page starts with. */
export function assetsOf(route: Route): Assets {
  if (__CLIENT_MANIFEST__ === null) {
    const styles = { address: "/web/styles.css" };
    return { entry: `/${entry}`, styles, modules: [], fonts: [] };
  }
  const chunks = withImports([entry, route.file]);
  return {
    entry: addressOf(chunkOf(entry).file),
    styles: stylesOf(route),
    modules: chunks.map((chunk) => addressOf(chunk.file)),
    fonts,
  };
}

function stylesOf({ file }: Route): Assets["styles"] {
  const own = __STYLES__?.own[file];
  if (__STYLES__ === null || own === undefined) throw new Error(`${file} has no styles`);
  return { common: __STYLES__.common, own, all: addressOf(__STYLES__.all) };
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
