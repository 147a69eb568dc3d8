import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/setup/chromium.mjs";

const isRoot = process.getuid?.() === 0;
const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  forbidOnly: process.env["CI"] !== undefined,
  reporter: "list",
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Chromium's own sandbox refuses to run as root.
        ...(isRoot ? ["--no-sandbox"] : []),
      ],
    },
  },
});
