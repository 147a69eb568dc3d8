// @ts-check
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { builtSite } from "../../testing/built-site.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { makeProject } from "./testing.mjs";

const built = join(builtSite, "server");

/** Starts the built server, says what it has loaded by then, and ends. */
const program = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import(${JSON.stringify(pathToFileURL(join(built, "main.js")).href)});
  for (const one of [...loaded, ...process.moduleLoadList]) console.log("loaded:" + one);
  process.exit();`;

describe("the built server", () => {
  const folder = makeProject({ "start.mjs": program });

  test("starts with its own files and native code, and nothing else", async () => {
    const { PATH = "" } = process.env;
    const PORT = String(await freePort());
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(folder, "start.mjs"), builtSite],
      {
        env: { PATH, DATA_DIR: join(folder, "data"), HOST: "127.0.0.1", PORT },
      },
    );
    const loaded = [...stdout.matchAll(/^loaded:(.*)$/gm)].map(([, url = ""]) => url);
    const own = `${pathToFileURL(built).href}/`;
    const others = loaded
      .filter((url) => url.startsWith("file:") && !url.startsWith(own))
      .map((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? url)
      .map((name) => name.replace(/^(@node-rs\/argon2)-.*/, "$1"));
    assert.deepEqual(new Set(others), new Set(["@node-rs/argon2", "better-sqlite3"]));
    // Node's readers of TypeScript, and its client for fetch.
    assert.ok(loaded.includes("NativeModule http"));
    assert.deepEqual(
      loaded.filter((name) => /amaro|undici/.test(name)),
      [],
    );
  });

  test("is text that V8 keeps in one byte a character", () => {
    const wide = readdirSync(built)
      .filter((name) => name.endsWith(".js"))
      .filter((name) => /[^\0-\u00ff]/.test(readFileSync(join(built, name), "utf8")));
    assert.deepEqual(wide, []);
  });
});
