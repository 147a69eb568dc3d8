// @ts-check
import { installOnDebian } from "./debian.mjs";
import { findPrograms } from "./find-programs.mjs";
import { SetupError } from "./project.mjs";

const names = ["firefox-esr", "firefox"];
const macOs = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** @returns {string} the browser, after installing it where that is possible */
export function bringFirefox() {
  if (!findFirefox()) installOnDebian("Firefox", ["firefox-esr"]);
  const browser = findFirefox();
  if (!browser) throw new SetupError("This needs Firefox: install it, or set FIREFOX_PATH.");
  return browser;
}

/** @returns {string | undefined} the one of FIREFOX_PATH, else one found on this system */
function findFirefox() {
  return process.env.FIREFOX_PATH ?? findPrograms(names, [macOs])[0];
}
