// @ts-check
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compile } from "@fastify/proxy-addr";
import { root } from "./project.mjs";

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
/** @type {Record<string, { version: string, dev?: boolean, devOptional?: boolean, integrity?: string, resolved?: string }>} */
const packages = read("package-lock.json").packages;
const paths = Object.keys(packages).filter((path) => path !== "");

/**
 * The lowest version without a published vulnerability. Versions of one package are in ascending order.
 * @type {[name: string, lowest: string, advisory: string][]}
 */
const lowestVersions = [
  ["@fastify/busboy", "3.2.1", "GHSA-xjh9-v7x6-24jw: a long boundary spins the parser"],
  ["@fastify/proxy-addr", "5.1.3", "CVE-2026-92395: an IP range that trusts every address"],
  ["nodemailer", "10.4.1", "CVE-2025-13033 to CVE-2026-125755: email sent to other recipients"],
  ["fastify", "5.8.3", "CVE-2025-32442, CVE-2026-3635: validation bypass, forged host"],
  ["mammoth", "1.11.0", "CVE-2025-11849: a document that reads files of the server"],
  ["jszip", "3.8.0", "CVE-2022-48285: path traversal"],
  ["@xmldom/xmldom", "0.8.4", "CVE-2022-39353: multiple root nodes"],
  ["pdfjs-dist", "4.2.67", "CVE-2024-4367: code execution by a font"],
  ["sharp", "0.32.6", "CVE-2023-4863: heap overflow by an image"],
  ["postcss", "8.4.31", "CVE-2023-44270: a comment parsed as a rule"],
  ["ws", "7.5.10", "CVE-2024-37890: headers that crash the server"],
  ["ws", "8.17.1", "CVE-2024-37890: the same"],
  ["@fastify/static", "10.1.3", "CVE-2026-15074, CVE-2026-7120: route guard bypass"],
  ["fast-uri", "3.1.7", "CVE-2026-6321 to CVE-2026-84292: URL confusion"],
  ["fast-uri", "4.0.1", "CVE-2026-13676: host confusion"],
  ["sanitize-html", "2.17.4", "CVE-2026-44990: XSS through xmp"],
  ["vite", "7.1.11", "CVE-2025-62522: the dev server serves files outside the project"],
  ["brace-expansion", "5.0.5", "CVE-2026-33750: denial of service by a pattern"],
];

/**
 * @param {string} version
 * @param {string} other
 */
function isBelow(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) < 0;
}

/** @param {string} name */
const pathsOf = (name) => paths.filter((path) => path.endsWith(`node_modules/${name}`));

/** @param {string} version */
const majorOf = (version) => Number.parseInt(version, 10);

/**
 * The row of a version; where several major versions have a fix, the row of its major version.
 * @param {string} name
 * @param {string} version
 */
function rowFor(name, version) {
  const rows = lowestVersions.filter((row) => row[0] === name);
  return rows.findLast((row) => majorOf(row[1]) <= majorOf(version)) ?? rows[0];
}

for (const row of lowestVersions) {
  const [name, lowest, advisory] = row;
  test(`every ${name} is at least ${lowest} (${advisory})`, () => {
    const versions = pathsOf(name).map((path) => packages[path]?.version ?? "");
    const held = versions.filter((version) => rowFor(name, version) === row);
    assert.notEqual(held.length, 0, "it is not installed: remove its row");
    for (const version of held) assert.ok(!isBelow(version, lowest), version);
  });
}

test("an IPv4-mapped proxy range does not trust every address", () => {
  assert.equal(compile(["::ffff:10.0.0.0/8"])("8.8.8.8", 0), false);
});

test("versions are compared by their numbers", () => {
  assert.ok(isBelow("1.9.0", "1.10.0"));
  assert.ok(!isBelow("10.0.0", "9.9.9"));
  assert.ok(!isBelow("3.2.1", "3.2.1"));
});

test("the lock file pins every package by checksum and names no registry", () => {
  for (const path of paths) {
    assert.match(packages[path]?.integrity ?? "", /^sha512-/, path);
    assert.equal(packages[path]?.resolved, undefined, path);
  }
});

test("package.json pins exact versions", () => {
  const { dependencies, devDependencies, overrides } = read("package.json");
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...overrides,
  })) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
  }
});

test("the third-party notices name every production package", () => {
  const notices = readFileSync(join(root, "THIRD-PARTY-NOTICES.md"), "utf8");
  for (const path of paths) {
    if (packages[path]?.dev || packages[path]?.devOptional) continue;
    const name = path.replace(/^.*node_modules\//, "");
    assert.ok(notices.includes(`| ${name} | `), `${name} is missing`);
  }
});

/** Packages with install scripts. npm runs none, and these packages work without. */
const withInstallScript = ["better-sqlite3"];

test("npm runs no install scripts, and only known packages have one", () => {
  const scripted = paths.filter((path) => {
    const file = join(root, path, "package.json");
    if (!existsSync(file)) return false;
    const { scripts = {} } = JSON.parse(readFileSync(file, "utf8"));
    return (
      ["preinstall", "install", "postinstall"].some((script) => script in scripts) ||
      // npm would compile a package with this file.
      existsSync(join(root, path, "binding.gyp"))
    );
  });
  assert.deepEqual(
    scripted.map((path) => path.replace(/^node_modules\//, "")),
    withInstallScript,
  );
  assert.match(readFileSync(join(root, ".npmrc"), "utf8"), /^ignore-scripts=true$/m);
  assert.deepEqual(read("package.json").allowScripts, { "better-sqlite3": false });
});
