import { fillDisk } from "./full-disk/files.ts";
import { fillTablespace } from "./full-disk/tablespace.ts";
import { findMountProblem } from "./full-disk/tiny-disk.ts";
import { skipped, proveEach, type Effort, type Finding, type Suite, wrongOr } from "./suite.ts";

const files = {
  threat: "D4: the disk is full",
  test: "uploads below the reserve, then during uploads with one more free page each time",
};
const tables = {
  threat: "D4: PostgreSQL's disk is full",
  test: "applications while the disk of its tables is full, and after",
};

export const suite: Suite = {
  prove: async (effort) => {
    const reason = findMountProblem();
    if (reason !== undefined) {
      return [files, tables].map((row) => skipped(row, reason));
    }
    return proveEach(effort, [proveFiles, proveTables], (prove) => prove(effort));
  },
};

async function proveFiles(effort: Effort): Promise<Finding> {
  const report = await fillDisk(effort === "long" ? 60 : 6);
  const { uploads, refused, lost, dangling, purged, orphaned, wrong } = report;
  return {
    ...files,
    runs: uploads,
    result: wrongOr(
      wrong,
      `${refused} answered with 503, all retries with free space stored; sign-in, pages and ` +
        `applications without a file worked below the reserve; ${lost} lost, ` +
        `${dangling} rows without a file, ${purged} orphaned files purged and ${orphaned} left`,
    ),
    held: refused > 1 && wrong.length + lost + dangling + orphaned === 0,
  };
}

async function proveTables(effort: Effort): Promise<Finding> {
  const { calls, refused, lost, wrong } = await fillTablespace(effort === "long" ? 200 : 30);
  return {
    ...tables,
    runs: calls,
    result: wrongOr(
      wrong,
      `${refused} answered with 503 and Retry-After, the others stored; ${lost} lost; 201 at once after space was freed`,
    ),
    held: refused > 0 && wrong.length + lost === 0,
  };
}
