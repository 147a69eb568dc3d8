import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system for tests. */
export type TinyDisk = {
  folder: string;
  /** Leaves this number of bytes free. */
  fill: (free: number) => void;
  /** Removes the file that fills it. */
  empty: () => void;
  unmount: () => void;
};

/** Why this process cannot mount one; undefined when it can. */
export function findMountProblem(): string | undefined {
  try {
    mountTinyDisk(1).unmount();
    return undefined;
  } catch {
    return "mounting a tmpfs needs root and Linux";
  }
}

/** Mounts a tmpfs of this size, owned by `owner`. */
export function mountTinyDisk(megabytes: number, owner?: string): TinyDisk {
  const folder = mkdtempSync(join(tmpdir(), "site-tiny-disk-"));
  const options = `size=${megabytes}m,mode=0755`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
    if (owner !== undefined) execFileSync("chown", [owner, folder]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const filler = join(folder, "filler");
  const empty = () => {
    rmSync(filler, { force: true });
  };
  const freeNow = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    empty,
    fill: (free) => {
      empty();
      writeUntilFull(filler, Math.max(0, freeNow() - free));
      // Another process may have written meanwhile.
      const missing = Math.max(0, free - freeNow());
      truncateSync(filler, Math.max(0, statSync(filler).size - missing));
    },
    unmount: () => {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function writeUntilFull(file: string, bytes: number): void {
  try {
    writeFileSync(file, new Uint8Array(bytes));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
