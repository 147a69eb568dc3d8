import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system of its own, small enough to be filled. */
export type TinyDisk = {
  folder: string;
  /** Fills it until so many bytes are free. */
  fill: (free: number) => void;
  /** Takes away what filled it. */
  empty: () => void;
  unmount: () => void;
};

/** Whether this process may mount one, and why not. */
export function whyNoDisk(): string | undefined {
  try {
    mountTinyDisk(1).unmount();
    return undefined;
  } catch {
    return "a file system of its own can be mounted by root alone (tmpfs, on Linux)";
  }
}

/** Mounts a tmpfs of so many megabytes, owned by `owner`. */
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
      writeAsMuchAsFits(filler, Math.max(0, freeNow() - free));
      // Others may have written meanwhile.
      const missing = Math.max(0, free - freeNow());
      truncateSync(filler, Math.max(0, statSync(filler).size - missing));
    },
    unmount: () => {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function writeAsMuchAsFits(file: string, bytes: number): void {
  try {
    writeFileSync(file, new Uint8Array(bytes));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
