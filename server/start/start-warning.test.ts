import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { freePort } from "#server/testing/free-port.ts";
import { companyFlags } from "../../testing/company-flags.ts";

/** Starts the server, waits until it is ready, and returns what it has written to standard error. */
async function warningsAt(
  siteUrl: string,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<string> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    SITE_URL: siteUrl,
    LOG_LEVEL: "silent",
    ...environment,
  };
  const main = join(import.meta.dirname, "../main.ts");
  const server = spawn(process.execPath, [...companyFlags, main, "--api-only"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const warnings = text(server.stderr);
  server.stdout.on("data", (line: Buffer) => {
    if (line.includes("administrator yet")) server.kill("SIGTERM");
  });
  await once(server, "exit");
  return warnings;
}

test("the server warns at its start while a public site shows samples", async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-samples-"));
  context.after(async () => rm(dataDir, { recursive: true }));
  assert.match(
    await warningsAt("https://company.vn", dataDir),
    /^WARNING: the public site shows \d+ samples\. npm run content:check lists them\n$/,
  );
  assert.equal(await warningsAt("http://localhost:3000", dataDir), "");
});

test("the server warns at its start of a backup folder that it cannot use, and of a misspelled name", async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), "site-warnings-"));
  context.after(async () => rm(dataDir, { recursive: true }));
  const path = join(dataDir, "file");
  await writeFile(path, "");
  const environment = { BACKUP_DIR: path, SMPT_URL: "smtp://mail.example" };
  const warnings = await warningsAt("http://localhost:3000", dataDir, environment);
  assert.match(warnings, /^WARNING: SMPT_URL is set, .+ did you mean SMTP_URL\?$/m);
  assert.match(warnings, /^WARNING: BACKUP_DIR .+file is not a folder \(ENOTDIR\): create it/m);
});
