// @ts-check
// node scripts/build.mjs [--company test|second] [--out folder]: builds the site for the browser and for server
// rendering. A complete build replaces the folder in one step.
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, mergeConfig } from "vite";
import { themeIn } from "#server/mail/theme.ts";
import { drawSocialPreview } from "#server/site/social-preview.ts";
import { companySettings, computedRecordsPlugin } from "./setup/company-settings.ts";
import { companies, companyNamed } from "./setup/site-build.ts";
import { findLowContrasts } from "./setup/theme-contrast.ts";

const root = dirname(import.meta.dirname);
const { values } = parseArgs({
  options: { company: { type: "string", default: "own" }, out: { type: "string" } },
});
const company = companyNamed(values.company);
const settings = mergeConfig(companySettings(company), {
  plugins: [await computedRecordsPlugin(company)],
});
const out = resolve(root, values.out ?? companies[company].dist);
const staging = `${out}.next`;
const client = join(staging, "client");
const entry = "web/entry-client.tsx";

process.env["NODE_ENV"] = "production";
checkTheme();
await rm(staging, { recursive: true, force: true });
await buildClient();
await buildRender();
await drawPreviews();
await compressAll();
await rm(out, { recursive: true, force: true });
await rename(staging, out);

function checkTheme() {
  const problems = findLowContrasts(themeIn(join(root, companies[company].folder)));
  if (problems.length === 0) return;
  console.error([...problems, "Choose darker or lighter colours, then build again."].join("\n"));
  process.exit(1);
}

async function buildClient() {
  const ownSettings = {
    root,
    logLevel: "warn",
    build: {
      outDir: client,
      manifest: true,
      rolldownOptions: { input: join(root, entry) },
    },
  };
  await build(mergeConfig(ownSettings, settings));
}

/** Built second, because it contains the names of the browser's files and the stylesheet. */
async function buildRender() {
  const record = await readFile(join(client, ".vite/manifest.json"), "utf8");
  await rm(join(client, ".vite"), { recursive: true });
  const stylesheet = join(client, JSON.parse(record)["style.css"].file);
  const styles = (await readFile(stylesheet, "utf8")).trim();
  // Every page contains the stylesheet, so no browser requests the file.
  await rm(stylesheet);
  const ownSettings = {
    root,
    logLevel: "warn",
    define: {
      __CLIENT_MANIFEST__: record,
      __STYLES__: JSON.stringify(styles),
      // The React of development renders a page in twice the time, and is in the files of the server otherwise.
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    ssr: { noExternal: true },
    build: {
      outDir: join(staging, "render"),
      ssr: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, "web/entry-server.tsx"),
        // Code that the browser loads on demand is loaded at once on the server.
        checks: { ineffectiveDynamicImport: false },
        output: { codeSplitting: true },
      },
    },
  };
  await build(mergeConfig(ownSettings, settings));
}

/** Draws the social previews of all pages. */
async function drawPreviews() {
  const { socialPreviews } = await import(
    pathToFileURL(join(staging, "render/entry-server.js")).href
  );
  await mkdir(join(client, "social"));
  const logo = await readFile(join(client, "logo.png"));
  const { light: colours } = themeIn(join(root, companies[company].folder));
  for (const { path, ...texts } of socialPreviews) {
    await writeFile(join(client, path), await drawSocialPreview({ ...texts, colours, logo }));
  }
}

/** Writes .br and .gz beside every file that shrinks, so the server compresses nothing. */
async function compressAll() {
  const compressible = /\.(?:css|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;
  const files = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file);
  const [zipped, ...brotlis] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    // The best block size depends on the file, so both are tried.
    ...[0, 16].map((blockSize) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
        },
      }),
    ),
  ]);
  const brotli = brotlis.reduce((best, other) => (other.length < best.length ? other : best));
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (zipped.length < content.length) await writeFile(`${file}.gz`, zipped);
}
