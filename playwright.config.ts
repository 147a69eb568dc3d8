import { defineConfig } from "@playwright/test";
import { chromiumFlags, findProgram } from "./scripts/setup/programs.mjs";

const executablePath = findProgram("chromium");

export default defineConfig({
  testDir: "e2e",
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  // Server and browser share two cores: side by side, tests would wait for one another.
  workers: 1,
  // How many may need it is up to the stage that counts them (scripts/setup/test-runs.mjs).
  retries: 1,
  // Far longer than any of them takes: a busy machine is no fault of the site.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Where the system's locale is not UTF-8, Chromium cannot take a file with a Vietnamese name.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      args: chromiumFlags,
    },
  },
});
