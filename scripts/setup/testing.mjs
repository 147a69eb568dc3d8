// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";

/**
 * A project with a few files, in a path with a space, removed when the surrounding suite ends.
 * @param {Record<string, string>} files contents by path
 */
export function makeProject(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), "set up "));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) writeIn(folder, path, content);
  return folder;
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} content
 */
export function writeIn(folder, path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/**
 * The source of a command that calls one setup function with the project's folder.
 * @param {string} module
 * @param {string} name
 * @param {string} folder
 */
export function command(module, name, folder) {
  return `
    import { runCommand } from "./project.mjs";
    import { ${name} } from "./${module}.mjs";
    await runCommand(() => ${name}(${JSON.stringify(folder)}));`;
}

/**
 * Runs source in this folder, in its own process.
 * @param {string} source
 * @param {Record<string, string>} [variables]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runSource(source, variables) {
  const child = start(source, variables);
  const output = collect(child);
  const [code] = await once(child, "close");
  return { code, output: output.text };
}

/**
 * Runs source and sends SIGKILL when its output matches.
 * @param {string} source
 * @param {RegExp} pattern
 * @returns {Promise<string>} its output
 */
export async function killSource(source, pattern) {
  const child = start(source);
  const output = collect(child);
  child.stdout.on("data", () => {
    if (pattern.test(output.text)) child.kill("SIGKILL");
  });
  await once(child, "exit");
  return output.text;
}

/**
 * @param {string} source
 * @param {Record<string, string>} [variables]
 */
function start(source, variables) {
  // A nested run must not report to the test runner around it.
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env;
  return spawn(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: import.meta.dirname,
    env: { ...inherited, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** @param {{ stdout: import("node:stream").Readable, stderr: import("node:stream").Readable }} child */
function collect({ stdout, stderr }) {
  const output = { text: "" };
  for (const stream of [stdout, stderr]) stream.on("data", (chunk) => (output.text += chunk));
  return output;
}
