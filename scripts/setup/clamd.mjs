// @ts-check
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./debian.mjs";
import { SetupError } from "./project.mjs";

/** Sees to it that the virus scanner of the server tests is here, installing it where that is possible. */
export function bringClamd() {
  if (!hasClamd()) installOnDebian("ClamAV", ["clamav-daemon"]);
  if (!hasClamd()) {
    throw new SetupError("The server tests need clamd: install ClamAV (clamav-daemon on Debian).");
  }
}

function hasClamd() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.some((folder) => existsSync(join(folder, "clamd")));
}
