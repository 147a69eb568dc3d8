import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";
import { chromiumFlags, findProgram } from "./scripts/setup/programs.mjs";

const executablePath = findProgram("chromium");

const isCi = process.env["CI"] !== undefined;

export default defineConfig({
  testDir: "e2e",
  forbidOnly: isCi,
  reporter: isCi ? "dot" : "list",
  // Each has a browser and a site of its own; the tests of one file follow each other.
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  // CI may share its cores with other work. There only a failure costs more time.
  timeout: isCi ? 120_000 : 60_000,
  expect: { timeout: isCi ? 15_000 : 5_000 },
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Where the system's locale is not UTF-8, Chromium cannot take a file with a Vietnamese name.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      args: chromiumFlags,
    },
  },
});
