import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installOnDebian } from "../../scripts/setup/programs.ts";
import { root } from "../../scripts/setup/project.mjs";
import { waitUntil } from "#server/testing/wait-until.ts";

// A fresh Debian that its own systemd has booted, in a container. It shares the network of this machine.

export type Machine = {
  /** Runs a command of bash as root. Returns its exit code and all that it prints. */
  run: (command: string, timeoutMs?: number) => { code: number | null; output: string };
  remove: () => Promise<void>;
};

const packages = "systemd-sysv,dbus,ca-certificates,git,nginx-light,openssl,postgresql,curl,procps";
const certificates = "etc/ssl/certs/ca-certificates.crt";
const tools = ["debootstrap", "systemd-nspawn"];
const isMissing = (tool: string) =>
  !existsSync(join("/usr/sbin", tool)) && !existsSync(join("/usr/bin", tool));

/** Why no machine can boot here; undefined when one can. */
export function obstacle(): string | undefined {
  if (process.getuid?.() !== 0) return "only root can boot a machine";
  if (tools.some(isMissing)) installOnDebian("debootstrap", ["debootstrap", "systemd-container"]);
  const missing = tools.find(isMissing);
  return missing && `${missing} is missing`;
}

/** Makes and boots a machine with a clone of this project in /root/site. */
export async function bootMachine(): Promise<Machine> {
  const folder = await mkdtemp("/var/tmp/site-machine-");
  // It becomes the root, which all accounts read.
  chmodSync(folder, 0o755);
  execFileSync("debootstrap", ["--variant=minbase", `--include=${packages}`, "bookworm", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  // A registry behind a proxy has a certificate of its own.
  if (existsSync(join("/", certificates))) {
    copyFileSync(join("/", certificates), join(folder, certificates));
  }
  execFileSync("git", ["clone", "--quiet", root, join(folder, "root", "site")]);
  // nspawn wants a file system of its own there, which a machine without systemd lacks.
  const hasSystemd = existsSync("/run/systemd/system");
  mkdirSync("/run/systemd", { recursive: true });
  if (!hasSystemd) execFileSync("mount", ["-t", "tmpfs", "tmpfs", "/run/systemd"]);
  const options = ["--quiet", "--boot", "--register=no", "--keep-unit", `--directory=${folder}`];
  const container = spawn("systemd-nspawn", options, { stdio: "ignore" });
  const ended = once(container, "exit");
  const leader = await waitUntil("the machine to begin", async () => {
    const found = spawnSync("ps", ["--ppid", String(container.pid), "-o", "pid=,comm="]);
    return /(\d+) systemd$/m.exec(String(found.stdout))?.[1];
  });
  const environment = ["HOME=/root", "LANG=C.UTF-8", `NODE_EXTRA_CA_CERTS=/${certificates}`];
  const path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  const run: Machine["run"] = (command, timeoutMs = 600_000) => {
    const inside = ["--target", leader, "--all", "env", "-i", ...environment, path];
    const { status, stdout, stderr } = spawnSync(
      "nsenter",
      [...inside, "bash", "-o", "pipefail", "-c", `cd /root; ${command}`],
      { timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024, stdio: ["ignore", "pipe", "pipe"] },
    );
    return { code: status, output: `${String(stdout)}${String(stderr)}` };
  };
  const remove = async () => {
    run("systemctl poweroff", 10_000);
    await Promise.race([ended, pause(30_000)]);
    // The end of its first process ends all others.
    if (container.exitCode === null) process.kill(Number(leader), "SIGKILL");
    await ended;
    if (!hasSystemd) execFileSync("umount", ["--lazy", "/run/systemd"]);
    rmSync(folder, { recursive: true, force: true });
  };
  const isBooted = async () => /running|degraded/.test(run("systemctl is-system-running").output);
  await waitUntil("the machine to boot", isBooted, { timeoutMs: 120_000 }).catch(
    async (error: unknown) => {
      await remove();
      throw error;
    },
  );
  return { run, remove };
}
