import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.ts";
import { waitUntil } from "./wait-until.ts";

/** What the scanner of the tests takes for a virus. */
export const virusSign = "a sign that only the scanner of these tests knows";

/** For the `skip` option of a test that needs clamd: `npm test` says where there is none. */
export const withoutClamd = process.env["SKIP_CLAMD"] === undefined ? false : "ClamAV is missing";

/** Starts Debian's clamd on a loopback port with a signature of our own and no other. */
export async function startClamd(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "clamd-"));
  const port = await freePort();
  const hex = Buffer.from(virusSign).toString("hex");
  await writeFile(join(folder, "test.ndb"), `Test.Sign:0:*:${hex}\n`);
  const settings = [
    "Foreground yes",
    "TCPAddr 127.0.0.1",
    `TCPSocket ${port}`,
    `DatabaseDirectory ${folder}`,
    "StreamMaxLength 10M",
    "SelfCheck 0",
  ];
  await writeFile(join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
  const clamd = spawn(findClamd(), ["-c", join(folder, "clamd.conf")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  await answering(clamd, port);
  return {
    url: `tcp://127.0.0.1:${port}`,
    stop: async () => {
      clamd.kill("SIGKILL");
      if (clamd.exitCode === null) await once(clamd, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findClamd(): string {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.map((folder) => join(folder, "clamd")).find((file) => existsSync(file));
  if (found === undefined) {
    throw new Error("These tests need clamd: install the package clamav-daemon.");
  }
  return found;
}

async function answering(clamd: ChildProcess, port: number): Promise<void> {
  let said = "";
  for (const stream of [clamd.stdout, clamd.stderr]) {
    stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  }
  await waitUntil(
    "clamd",
    async () => {
      if (clamd.exitCode !== null) throw new Error(`clamd did not start: ${said}`);
      const socket = connect(port, "127.0.0.1");
      const isUp = await once(socket, "connect").then(
        () => true,
        () => false,
      );
      socket.destroy();
      return isUp;
    },
    { timeoutMs: 60_000 },
  );
}
