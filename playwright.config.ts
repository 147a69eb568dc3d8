import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";
import { chromiumFlags, findProgram } from "./scripts/setup/programs.ts";

const executablePath = findProgram("chromium");

const isCi = process.env["CI"] !== undefined;

export default defineConfig({
  testDir: "e2e",
  forbidOnly: isCi,
  reporter: isCi ? "dot" : "list",
  // Each worker has its own browser and site. Tests in one file run in order.
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  // The machine may be busy with other work.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium needs a UTF-8 locale to open files with Vietnamese names.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      args: chromiumFlags,
    },
  },
});
