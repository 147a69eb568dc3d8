// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
