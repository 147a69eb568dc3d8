import { fillDisk } from "./full-disk/files.ts";
import { fillTablespace } from "./full-disk/tablespace.ts";
import { whyNoDisk } from "./full-disk/tiny-disk.ts";
import { notTried, proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

const files = {
  threat: "D4: the disk is full",
  done: "tmpfs filled below the reserve, then in the middle of uploads, leaving a page more each time",
};
const tables = {
  threat: "D4: the disk of PostgreSQL is full",
  done: "applications while the tmpfs under its tables is full, and after",
};

export const suite: Suite = {
  name: "full-disk",
  prove: async (effort) => {
    const lack = whyNoDisk();
    if (lack !== undefined) {
      return [files, tables].map(({ threat, done }) => notTried(threat, done, lack));
    }
    return proveEach(effort, [proveFiles, proveTables], (prove) => prove(effort));
  },
};

async function proveFiles(effort: Effort): Promise<Finding> {
  const report = await fillDisk(effort === "long" ? 60 : 6);
  const { uploads, refused, lost, dangling, swept, litter, wrong } = report;
  return {
    ...files,
    times: uploads,
    result:
      wrong.length > 0
        ? `${wrong.length} wrong: ${wrong[0]}`
        : `${refused} answered with 503, all repeated with 201 when there was room; sign-in, pages and ` +
          `applications without a file went on below the reserve; ${lost} lost, ` +
          `${dangling} rows without their file, ${swept} files without a row swept and ${litter} left`,
    held: refused > 1 && wrong.length + lost + dangling + litter === 0,
  };
}

async function proveTables(effort: Effort): Promise<Finding> {
  const { calls, refused, lost, wrong } = await fillTablespace(effort === "long" ? 200 : 30);
  return {
    ...tables,
    times: calls,
    result:
      wrong.length > 0
        ? `${wrong.length} wrong: ${wrong[0]}`
        : `${refused} answered with 503 and Retry-After, the others stored; ${lost} lost; 201 at once when there was room`,
    held: refused > 0 && wrong.length + lost === 0,
  };
}
