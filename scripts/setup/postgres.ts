import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./programs.ts";
import { SetupError } from "./project.mjs";
import { freePort } from "#server/testing/free-port.ts";

const oldestVersion = 15;

export type Cluster = {
  /** The maintenance database, as superuser. */
  url: string;
  /** `immediate` is a crash. */
  restart: (mode: "fast" | "immediate") => Promise<void>;
  /** Ends the server and removes its folder. */
  stop: () => Promise<void>;
};

/** The folder with the programs of a supported PostgreSQL. */
function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...onPath, ...debianFolders()].find(
    (folder) => existsSync(join(folder, "initdb")) && versionOf(folder) >= oldestVersion,
  );
}

/** That folder, after installing PostgreSQL if possible. */
export function ensurePostgres(): string {
  if (!findPostgres()) installOnDebian("PostgreSQL", ["postgresql"]);
  const programs = findPostgres();
  if (!programs) {
    throw new SetupError(
      `PostgreSQL ${oldestVersion} or newer is missing (tests on PostgreSQL): apt-get install postgresql`,
    );
  }
  return programs;
}

/**
 * Starts a temporary PostgreSQL. It ends when `stop` is called or when this process dies. The commits of
 * a durable one survive a crash.
 */
export async function startPostgres(
  programs: string,
  { isDurable = false } = {},
): Promise<Cluster> {
  const owner = unprivilegedOwner();
  // The owner may have no access to root's TMPDIR.
  const folder = mkdtempSync(join(owner ? "/tmp" : tmpdir(), "test-postgres-"));
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const port = await freePort();

  const settings = [...common, ...(isDurable ? [] : nonDurable), `port=${port}`];
  const flags = settings.map((setting) => `-c ${setting}`).join(" ");
  const prefix =
    owner === undefined
      ? []
      : ["setpriv", `--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups", "--"];
  const shell = ["sh", "-c", supervisor, "sh", programs, folder, flags];
  const [program = "", ...args] = [...prefix, ...shell];
  // Detached, so that Ctrl-C ends the tests before the database.
  const child = spawn(program, args, {
    cwd: "/",
    detached: true,
    env: { ...process.env, LC_ALL: locale, HOME: folder },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));

  const ready = await firstLine(child);
  if (ready !== "ready") {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
    throw new SetupError(`PostgreSQL did not start: ${ready}`);
  }
  child.unref();

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    restart: async (mode) => {
      const pgCtl = [join(programs, "pg_ctl"), "restart", "-w", "-m", mode];
      const folders = ["-D", join(folder, "data"), "-l", join(folder, "log")];
      const [program = "", ...args] = prefix.concat(pgCtl, folders);
      const restarting = spawn(program, args, { cwd: "/", stdio: "ignore" });
      const [code] = await once(restarting, "close");
      if (code !== 0) throw new SetupError("PostgreSQL did not start again");
    },
    stop: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

const locale = process.platform === "darwin" ? "C" : "C.UTF-8";

// The time zone is not UTC, so that tests detect a timestamp read as local time.
const common = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=300",
  "jit=off",
  "timezone=7",
];

// Test data needs no durability.
const nonDurable = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
];

// The shell reads its standard input, which closes when the parent process ends for any reason. Then the
// shell stops the database.
const supervisor = `
programs=$1 folder=$2 flags=$3
{
  "$programs/initdb" -D "$folder/data" -U postgres --pwfile="$folder/password" -A scram-sha-256 \\
    --locale=${locale} --encoding=UTF8 --no-sync --no-instructions &&
  "$programs/pg_ctl" start -w -D "$folder/data" -l "$folder/log" \\
    -o "$flags"
} > "$folder/setup.log" 2>&1 && echo ready && cat > /dev/null
if [ -f "$folder/data/postmaster.pid" ]; then
  "$programs/pg_ctl" stop -w -m immediate -D "$folder/data" > /dev/null 2>&1
else
  cat "$folder/setup.log" "$folder/log" 2> /dev/null | tail -n 3 | tr '\\n' ' '
fi
rm -rf "$folder"
`;

/** Newest first. */
function debianFolders(): string[] {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
}

function versionOf(folder: string): number {
  const answer = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(answer.stdout ?? "")?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root, so it runs as one of these users. Undefined without root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => {
      const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
      return answer.status === 0 ? Number(answer.stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new SetupError("PostgreSQL cannot run as root, and there is no user postgres or nobody");
}

/** The first line of output, or all output when the process ends before. */
function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    child.once("error", (error) => resolve(error.message));
    child.once("close", () => resolve(output.trim()));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("\n")) resolve(output.trim());
    });
  });
}
