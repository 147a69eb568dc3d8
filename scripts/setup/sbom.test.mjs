// @ts-check
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./project.mjs";
import { billOfMaterials, packageOf } from "./sbom.mjs";

/** @type {import("./sbom.mjs").LockFile} */
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const bill = billOfMaterials(lock, new Set(["node_modules/react"]));

test("names every package of the lock file once, with its version and hash", () => {
  const named = bill.components.map(({ purl }) => purl);
  assert.equal(new Set(named).size, named.length);
  for (const [place, { version, integrity }] of Object.entries(lock.packages)) {
    if (place === "") continue;
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    const hash = bill.components.find((one) => one.purl === purl)?.hashes?.[0];
    const bytes = Buffer.from((integrity ?? "").replace("sha512-", ""), "base64");
    assert.deepEqual(hash, { alg: "SHA-512", content: bytes.toString("hex") }, place);
  }
});

test("tells what runs from what builds, and what is built into the site from both", () => {
  const scopeOf = (/** @type {string} */ name) =>
    bill.components.find(({ purl }) => purl.startsWith(`pkg:npm/${name}@`))?.scope;
  assert.equal(scopeOf("fastify"), "required");
  assert.equal(scopeOf("react"), "required");
  assert.equal(scopeOf("%40img/sharp-darwin-arm64"), "optional");
  assert.equal(scopeOf("oxlint"), "excluded");
});

test("says what needs what, of packages that are in it alone", () => {
  const named = new Set(bill.components.map(({ purl }) => purl));
  const needsOf = (/** @type {string} */ start) =>
    bill.dependencies.find(({ ref }) => ref.startsWith(start))?.dependsOn ?? [];
  assert.ok(needsOf("pkg:npm/company-website@").some((one) => one.startsWith("pkg:npm/fastify@")));
  assert.ok(
    needsOf("pkg:npm/fastify@").some((one) => one.startsWith("pkg:npm/%40fastify/proxy-addr@")),
  );
  for (const { ref, dependsOn } of bill.dependencies) {
    for (const one of dependsOn) assert.ok(named.has(one), `${ref} needs ${one}`);
  }
});

test("is the same each time, and speaks of no host and no folder", () => {
  const text = JSON.stringify(bill);
  assert.equal(JSON.stringify(billOfMaterials(lock, new Set(["node_modules/react"]))), text);
  assert.doesNotMatch(text, /https?:|file:|node_modules|timestamp|serialNumber/);
});

test("the package of a module is the innermost one", () => {
  assert.equal(packageOf("/a/node_modules/react/index.js"), "node_modules/react");
  assert.equal(packageOf("/a/node_modules/@b/c/d.js?x"), "node_modules/@b/c");
  assert.equal(packageOf("/a/node_modules/v/node_modules/w/x.js"), "node_modules/v/node_modules/w");
  assert.equal(packageOf("/a/web/app.tsx"), undefined);
});
