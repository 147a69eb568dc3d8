// @ts-check
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, mergeConfig } from "vite";

/** Native code, and what is loaded only where it is needed, stays a package. */
const packages = [
  "@aws-sdk/client-s3",
  "@fastify/ajv-compiler",
  "@fastify/fast-json-stringify-compiler",
  "@fastify/swagger",
  "@fastify/swagger-ui",
  "@node-rs/argon2",
  "better-sqlite3",
  "mammoth",
  "nodemailer",
  "pg",
  "prom-client",
  "sanitize-html",
  "sharp",
  "word-extractor",
];

/**
 * Makes JavaScript of the server, with those parts of packages that it uses (decision 016).
 * @param {string} root the project
 * @param {string} folder its files all lie in this one, as far below the project as `server/http`
 * @param {import("vite").UserConfig} settings those of the company
 */
export async function bundleServer(root, folder, settings) {
  const ownSettings = {
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [filesBeside(), inLatin()],
    ssr: { noExternal: true, external: packages },
    build: {
      outDir: folder,
      ssr: true,
      emitAssets: true,
      copyPublicDir: false,
      target: "node24",
      // Names and lines stay: an error says where it came from.
      minify: false,
      rolldownOptions: {
        input: join(root, "server", "main.ts"),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash:7].js",
          comments: false,
        },
      },
    },
  };
  await build(mergeConfig(ownSettings, settings));
}

/**
 * What a module names as lying beside it comes along: programs of threads and processes, which are
 * built like the rest, and texts.
 * @returns {import("vite").Plugin}
 */
function filesBeside() {
  const named = /new URL\("(\.\/[\w-]+\.(ts|txt))", import\.meta\.url\)/g;
  return {
    name: "files-beside",
    async transform(code, id) {
      for (const [, path = "", kind] of code.matchAll(named)) {
        const file = join(dirname(id), path);
        const fileName = basename(file).replace(/\.ts$/, ".js");
        if (kind === "ts") this.emitFile({ type: "chunk", id: file, fileName });
        else this.emitFile({ type: "asset", fileName, source: await readFile(file) });
      }
      return { code: code.replaceAll(named, (link) => link.replace(".ts", ".js")), map: null };
    },
  };
}

/**
 * A source with one character beyond Latin-1 takes V8 two bytes for each.
 * @returns {import("vite").Plugin}
 */
function inLatin() {
  const escaped = (/** @type {string} */ unit) =>
    `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return {
    name: "in-latin",
    // At the end: whatever prints the code again writes such characters as themselves.
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === "chunk") file.code = file.code.replaceAll(/[^\0-\u00ff]/g, escaped);
      }
    },
  };
}
