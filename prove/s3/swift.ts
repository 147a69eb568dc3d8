import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "#server/testing/free-port.ts";
import { installOnDebian } from "../../scripts/setup/programs.ts";

/** Debian's Python, which has Debian's packages. */
const python = "/usr/bin/python3";

/** Installs OpenStack Swift if possible. Returns why it is missing; undefined when it is installed. */
export function ensureSwift(): string | undefined {
  if (version() === undefined) installOnDebian("OpenStack Swift", ["python3-swift"]);
  return version() === undefined
    ? "OpenStack Swift is missing (apt-get install python3-swift)"
    : undefined;
}

function version(): string | undefined {
  const print = "import swift.proxy.server, swift; print(swift.__version__)";
  const { status, stdout } = spawnSync(python, ["-c", print], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs `work` with a temporary Swift that has an account and no bucket. */
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
  const keys = { accessKeyId: "test:prover", secretAccessKey: "a-secret-of-the-suite" };
  const program = join(import.meta.dirname, "run-swift.py");
  const args = [program, folder, String(port), keys.accessKeyId, keys.secretAccessKey];
  // It ends when its standard input closes, and so with this process.
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
