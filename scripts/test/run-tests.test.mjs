// @ts-check
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, test } from "node:test";
import { makeProject } from "../../testing/setup-project.ts";
import { root } from "../setup/project.mjs";
import { findNeededSites } from "./needed-sites.ts";

describe("The documented run of one test file", () => {
  const folder = makeProject({
    "one.test.mjs": `
      import { test } from "node:test";
      test("adds", () => {});
      test("fails beside an open server", async () => {
        const { createServer } = await import("node:http");
        await new Promise((resolve) => createServer().listen(0, "127.0.0.1", resolve));
        throw new Error("expected");
      });`,
  });

  /** @param {string} name */
  function runTest(name) {
    const { NODE_TEST_CONTEXT: _, CI: __, ...env } = process.env;
    const flags = ["--test", "--test-force-exit", "--test-reporter=./testing/reporter.mjs"];
    const args = [...flags, `--test-name-pattern=${name}`, join(folder, "one.test.mjs")];
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
  }

  test("passes when a test passes", () => {
    const { status, stdout } = runTest("adds");
    assert.equal(status, 0, stdout);
    assert.match(stdout, /pass 1/);
  });

  test("ends and fails when a failed test has left a server open", () => {
    const { status, stdout } = runTest("fails beside");
    assert.equal(status, 1, stdout);
    assert.match(stdout, /expected/);
  });

  test("fails when no test has the name", () => {
    const { status, stdout } = runTest("conflict");
    assert.equal(status, 1, stdout);
    assert.match(stdout, /0 tests matched/);
  });
});

describe("The sites that are built for some test files", () => {
  test("are none for a test that serves no page", () => {
    assert.deepEqual(findNeededSites(["server/accounts/users.test.ts"]), []);
  });

  test("are found through what a test imports", () => {
    assert.deepEqual(findNeededSites(["server/testing/two-servers.test.ts"]), ["test"]);
    assert.deepEqual(findNeededSites(["web/content.test.ts"]), ["own", "test", "second"]);
    assert.deepEqual(findNeededSites(["e2e/sign-in.spec.ts"]), ["test"]);
  });
});
