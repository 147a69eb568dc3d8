// @ts-check
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, root } from "postcss";

/**
 * What Vite records of a built file.
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * AppContext the stylesheet of the site. `common` is what every page begins with: letters, colours, elements
 * as such. `all` is every class; `own` has, by the file of its screen, the classes of each page: those
 * that occur in the code it may load, now or late, as long as nobody leaves for another page.
 * @param {string} css
 * @param {{ manifest: Manifest, entry: string, client: string }} built
 */
export async function partStyles(css, { manifest, entry, client }) {
  const common = parse(css);
  const classes = root();
  common.each((node) => {
    if (node.type === "atrule" && node.params === "utilities") classes.append(node);
  });
  const screens = (manifest[entry]?.dynamicImports ?? []).filter(isScreen);
  const own = await Promise.all(
    screens.map(async (screen) => {
      const words = await wordsIn(filesOf(manifest, [entry, screen], screens), client);
      return [screen, onlyWith(words, classes).toString()];
    }),
  );
  /** @type {Record<string, string>} */
  const byScreen = Object.fromEntries(own);
  return { common: common.toString(), all: classes.toString(), own: byScreen };
}

/** @param {string} source */
const isScreen = (source) => source.startsWith("web/routes/");

/**
 * The files that the sources may load, at once or late, without those of other screens.
 * @param {Manifest} manifest
 * @param {string[]} sources
 * @param {string[]} screens
 */
function filesOf(manifest, sources, screens) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} source */
  const add = (source) => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`${source} is not part of the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const late of chunk.dynamicImports ?? []) if (!screens.includes(late)) add(late);
  };
  for (const source of sources) add(source);
  return files;
}

/**
 * Everything in the files that may be the name of a class.
 * @param {Set<string>} files
 * @param {string} client
 */
async function wordsIn(files, client) {
  const texts = await Promise.all(
    Array.from(files, (file) => readFile(join(client, file), "utf8")),
  );
  return new Set(texts.flatMap((text) => text.split(/[\s"'`{}$\\]+/)));
}

/**
 * A copy that lacks the selectors with a class that is not among the words.
 * @param {Set<string>} words
 * @param {import("postcss").Root} classes
 */
function onlyWith(words, classes) {
  const copy = classes.clone();
  copy.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      classesIn(selector).every((name) => words.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  copy.walkAtRules((block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  return copy;
}

/** @param {string} selector */
function classesIn(selector) {
  return Array.from(selector.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );
}
