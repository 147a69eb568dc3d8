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
const places = Object.keys(packages).filter((place) => place !== "");

/**
 * The least version that is above a published advisory, and what it is about. Versions of one package
 * stand in ascending order.
 * @type {[name: string, least: string, advisory: string][]}
 */
const least = [
  ["@fastify/busboy", "3.2.1", "GHSA-xjh9-v7x6-24jw: a long boundary spins the parser"],
  ["@fastify/proxy-addr", "5.1.3", "CVE-2026-92395: a range that trusts everybody"],
  ["nodemailer", "10.4.1", "CVE-2025-13033 to CVE-2026-125755: letters to other addresses"],
  ["fastify", "5.8.3", "CVE-2025-32442, CVE-2026-3635: validation passed by, host forged"],
  ["mammoth", "1.11.0", "CVE-2025-11849: a document that reads files of the server"],
  ["jszip", "3.8.0", "CVE-2022-48285: names that leave the folder"],
  ["@xmldom/xmldom", "0.8.4", "CVE-2022-39353: several roots in one document"],
  ["pdfjs-dist", "4.2.67", "CVE-2024-4367: a font that runs as a program"],
  ["sharp", "0.32.6", "CVE-2023-4863: a picture that writes beyond its memory"],
  ["postcss", "8.4.31", "CVE-2023-44270: a comment read as a rule"],
  ["ws", "7.5.10", "CVE-2024-37890: a head that ends the server"],
  ["ws", "8.17.1", "CVE-2024-37890: the same"],
  ["@fastify/static", "10.1.3", "CVE-2026-15074, CVE-2026-7120: guards passed by on odd paths"],
  ["fast-uri", "3.1.7", "CVE-2026-6321 to CVE-2026-84292: addresses read as others"],
  ["fast-uri", "4.0.1", "CVE-2026-13676: a host read as another"],
  ["sanitize-html", "2.17.4", "CVE-2026-44990: what stands in an xmp comes alive"],
  ["vite", "7.1.11", "CVE-2025-62522: files outside the project are served in development"],
  ["brace-expansion", "5.0.5", "CVE-2026-33750: a pattern without end"],
];

/**
 * @param {string} version
 * @param {string} other
 */
function isBelow(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) < 0;
}

/** @param {string} name */
const placesOf = (name) => places.filter((place) => place.endsWith(`node_modules/${name}`));

/** @param {string} version */
const majorOf = (version) => Number.parseInt(version, 10);

/**
 * The row that a version is held to: where several major versions were mended, that of its own.
 * @param {string} name
 * @param {string} version
 */
function rowFor(name, version) {
  const rows = least.filter((row) => row[0] === name);
  return rows.findLast((row) => majorOf(row[1]) <= majorOf(version)) ?? rows[0];
}

for (const row of least) {
  const [name, lowest, advisory] = row;
  test(`every ${name} is at least ${lowest} (${advisory})`, () => {
    const versions = placesOf(name).map((place) => packages[place]?.version ?? "");
    const held = versions.filter((version) => rowFor(name, version) === row);
    assert.notEqual(held.length, 0, "it is not installed: remove its row");
    for (const version of held) assert.ok(!isBelow(version, lowest), version);
  });
}

test("a range of proxies in mapped notation does not mean everybody", () => {
  assert.equal(compile(["::ffff:10.0.0.0/8"])("8.8.8.8", 0), false);
});

test("versions are compared by their numbers", () => {
  assert.ok(isBelow("1.9.0", "1.10.0"));
  assert.ok(!isBelow("10.0.0", "9.9.9"));
  assert.ok(!isBelow("3.2.1", "3.2.1"));
});

test("every package is pinned to its content and comes from the registry that npm is set to", () => {
  for (const place of places) {
    assert.match(packages[place]?.integrity ?? "", /^sha512-/, place);
    assert.equal(packages[place]?.resolved, undefined, place);
  }
});

test("what package.json names is named to the last digit", () => {
  const { dependencies, devDependencies, overrides } = read("package.json");
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...overrides,
  })) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
  }
});

test("the third-party notices name every package that is installed with the product", () => {
  const notices = readFileSync(join(root, "THIRD-PARTY-NOTICES.md"), "utf8");
  for (const place of places) {
    if (packages[place]?.dev || packages[place]?.devOptional) continue;
    const name = place.replace(/^.*node_modules\//, "");
    assert.ok(notices.includes(`| ${name} | `), `${name} is missing`);
  }
});

/** Scripts that npm would run at an installation; none runs, and none of these packages needs one. */
const approved = ["better-sqlite3"];

test("no package needs a script at its installation but those that are named, and none is run", () => {
  const needing = places.filter((place) => {
    const file = join(root, place, "package.json");
    if (!existsSync(file)) return false;
    const { scripts = {} } = JSON.parse(readFileSync(file, "utf8"));
    return (
      ["preinstall", "install", "postinstall"].some((script) => script in scripts) ||
      // npm itself would compile what describes how.
      existsSync(join(root, place, "binding.gyp"))
    );
  });
  assert.deepEqual(
    needing.map((place) => place.replace(/^node_modules\//, "")),
    approved,
  );
  assert.match(readFileSync(join(root, ".npmrc"), "utf8"), /^ignore-scripts=true$/m);
  assert.deepEqual(read("package.json").allowScripts, { "better-sqlite3": false });
});
