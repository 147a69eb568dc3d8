import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "#server/testing/free-port.ts";
import { installOnDebian } from "../../scripts/setup/programs.mjs";

/** Debian's own: another Python on PATH does not have Debian's packages. */
const python = "/usr/bin/python3";

/** Whether OpenStack Swift is here, after installing it where that is possible; gives why not. */
export function bringSwift(): string | undefined {
  if (version() === undefined) installOnDebian("OpenStack Swift", ["python3-swift"]);
  return version() === undefined ? "there is no Swift (python3-swift on Debian)" : undefined;
}

function version(): string | undefined {
  const print = "import swift.proxy.server, swift; print(swift.__version__)";
  const { status, stdout } = spawnSync(python, ["-c", print], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Gives the work a Swift of its own, with an account and no bucket. */
export async function withSwift<Result>(
  work: (swift: {
    name: string;
    endpoint: string;
    accessKeyId: string;
    secretAccessKey: string;
  }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "prove-swift-"));
  const port = await freePort();
  const keys = { accessKeyId: "test:prover", secretAccessKey: "a-secret-of-the-proof" };
  const program = join(import.meta.dirname, "run-swift.py");
  const args = [program, folder, String(port), keys.accessKeyId, keys.secretAccessKey];
  // It ends with its standard input, and so with this process.
  const swift = spawn(python, args, { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(swift, "exit");
  try {
    const lines = createInterface({ input: swift.stdout });
    const isReady = await Promise.race([once(lines, "line"), ended.then(() => undefined)]);
    if (isReady === undefined) throw new Error("Swift did not start");
    const name = `OpenStack Swift ${version()}`;
    return await work({ name, endpoint: `http://127.0.0.1:${port}`, ...keys });
  } finally {
    swift.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}
