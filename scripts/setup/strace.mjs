// @ts-check
import { spawnSync } from "node:child_process";
import { installOnDebian } from "./debian.mjs";

/**
 * Whether strace is here and may look into other processes, after installing it where that is possible.
 * @returns {string | undefined} why not
 */
export function bringStrace() {
  if (!hasStrace()) installOnDebian("strace", ["strace"]);
  if (!hasStrace()) return "there is no strace (strace on Debian)";
  if (process.getuid?.() !== 0) return "strace looks into a running server as root alone";
  return undefined;
}

function hasStrace() {
  return spawnSync("strace", ["-V"], { stdio: "ignore" }).status === 0;
}
