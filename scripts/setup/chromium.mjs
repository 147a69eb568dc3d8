// @ts-check
import { spawnSync } from "node:child_process";
import { installOnDebian } from "./debian.mjs";
import { findPrograms } from "./find-programs.mjs";
import { SetupError } from "./project.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macOs = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The browser for the browser tests: the one of CHROMIUM_PATH, else one found on this system.
 * @returns {string | undefined}
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return findPrograms(names, [macOs]).find(starts);
}

/** Nothing that a measured or tested page did not ask for, and no part that a machine may lack. */
export const chromiumFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium's own sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** @returns {string} the browser, after installing it where that is possible */
export function bringChromium() {
  // The second package can write Vietnamese where a page has no font of its own.
  if (!findChromium()) installOnDebian("Chromium", ["chromium", "fonts-dejavu-core"]);
  const browser = findChromium();
  if (!browser || !starts(browser)) {
    throw new SetupError(
      "The browser tests need Chromium: install Chromium or Chrome, or set CHROMIUM_PATH.",
    );
  }
  return browser;
}

/**
 * Being there is not enough: Ubuntu's chromium-browser is a script that asks for a snap.
 * @param {string} file
 */
function starts(file) {
  return spawnSync(file, ["--version"]).status === 0;
}
