// @ts-check
// The programs of the system that tests, measurements and proofs run: found, or installed on Debian.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { SetupError } from "./project.mjs";

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {string} use what cannot run without it
 * @property {string[]} names on PATH
 * @property {string[]} [files] further places
 * @property {string} [variable] names the program where it is elsewhere
 * @property {string[]} debian packages
 * @property {boolean} [mustStart] being there is not enough: some are scripts that ask for a snap
 */

/** @satisfies {Record<string, Program>} */
const programs = {
  chromium: {
    title: "Chromium",
    use: "browser tests",
    names: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
    ],
    files: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    variable: "CHROMIUM_PATH",
    // Chromium without windows uses a third less of the processor. The fonts can write Vietnamese
    // where a page has no font of its own.
    debian: ["chromium-headless-shell", "fonts-dejavu-core"],
    mustStart: true,
  },
  clamd: {
    title: "ClamAV",
    use: "tests of the virus scanner",
    names: ["clamd"],
    files: ["/usr/sbin/clamd"],
    debian: ["clamav-daemon"],
  },
  firefox: {
    title: "Firefox",
    use: "prove -- firefox",
    names: ["firefox-esr", "firefox"],
    files: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    variable: "FIREFOX_PATH",
    debian: ["firefox-esr"],
  },
  nginx: {
    title: "nginx",
    use: "tests of several servers",
    names: ["nginx"],
    files: ["/usr/sbin/nginx"],
    debian: ["nginx-light"],
  },
  strace: {
    title: "strace",
    use: "prove -- io",
    names: ["strace"],
    debian: ["strace"],
  },
};

/**
 * @param {keyof typeof programs} name
 * @returns {string | undefined} the program's file
 */
export function findProgram(name) {
  /** @type {Program} */
  const { names, files = [], variable, mustStart = false } = programs[name];
  const given = variable === undefined ? undefined : process.env[variable];
  if (given) return given;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((one) => folders.map((folder) => join(folder, one)));
  return [...onPath, ...files].find(
    (file) => existsSync(file) && (!mustStart || spawnSync(file, ["--version"]).status === 0),
  );
}

/**
 * @param {keyof typeof programs} name
 * @returns {string} the program's file, after its installation where that is possible
 */
export function ensureProgram(name) {
  /** @type {Program} */
  const { title, use, debian, variable } = programs[name];
  if (findProgram(name) === undefined) installOnDebian(title, debian);
  const found = findProgram(name);
  if (found !== undefined) return found;
  const orSet = variable === undefined ? "" : `, or set ${variable}`;
  throw new SetupError(`${title} is missing (${use}): apt-get install ${debian.join(" ")}${orSet}`);
}

/**
 * Installs packages of the system where that needs no question: as root on Debian.
 * @param {string} what as shown to the person waiting
 * @param {string[]} packages
 */
export function installOnDebian(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`Installing ${what} (once)...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { status, stderr, error } = spawnSync("apt-get", ["-qq", ...args], {
      env,
      encoding: "utf8",
    });
    if (status !== 0) {
      console.error(error?.message ?? stderr.trim());
      return;
    }
  }
}

/** Chromium asks for nothing by itself, and needs no part that a machine may lack. */
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
