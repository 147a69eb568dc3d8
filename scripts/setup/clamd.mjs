// @ts-check
import { installOnDebian } from "./debian.mjs";
import { findPrograms } from "./find-programs.mjs";
import { SetupError } from "./project.mjs";

/** Sees to it that the virus scanner of the server tests is here, installing it where that is possible. */
export function bringClamd() {
  if (!hasClamd()) installOnDebian("ClamAV", ["clamav-daemon"]);
  if (!hasClamd()) {
    throw new SetupError("The server tests need clamd: install ClamAV (clamav-daemon on Debian).");
  }
}

function hasClamd() {
  return findPrograms(["clamd"], ["/usr/sbin/clamd"]).length > 0;
}
