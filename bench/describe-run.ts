import { execFileSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { root } from "../scripts/setup/project.mjs";

/** The date, machine and commit of a measurement. */
export function describeRun(): string {
  const day = new Date().toISOString().slice(0, 10);
  const [load = 0] = loadavg();
  return `${day}, ${availableParallelism()} cores, load ${load.toFixed(1)} at the start, commit ${commit()}.`;
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      cwd: root,
      encoding: "utf8",
    }).trim();
  } catch {
    return "unknown";
  }
}
