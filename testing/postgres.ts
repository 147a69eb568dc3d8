import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { installOnDebian } from "../scripts/setup/programs.ts";
import { SetupError } from "../scripts/setup/project.mjs";

const oldestVersion = 15;

/** Has the URL of `npm run test:postgres` while that runs. */
export const postgresUrlFile = join(import.meta.dirname, "..", ".cache", "test-postgres-url");

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
  const found = [...onPath, ...debianFolders()].find(
    (folder) => existsSync(join(folder, "initdb")) && versionOf(folder) >= oldestVersion,
  );
  // A folder on the PATH may have links to some programs only.
  return found && dirname(realpathSync(join(found, "initdb")));
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
 * a durable one survive a crash, and another one can be its standby, by its URL.
 */
export async function startPostgres(
  programs: string,
  { isDurable = false, standbyOf = "" } = {},
): Promise<Cluster> {
  const ownPassword = randomBytes(16).toString("hex");
  const password = standbyOf === "" ? ownPassword : new URL(standbyOf).password;
  const port = await freePort();
  const settings = [...common, ...(isDurable ? [] : nonDurable), `port=${port}`];
  const flags = settings.map((setting) => `-c ${setting}`).join(" ");
  const prefix = asUnprivilegedUser();
  const [program, ...args] = [...prefix, "sh", "-c", supervisor, "sh", programs, flags];
  // Detached, so that Ctrl-C ends the tests before the database.
  const child = spawn(program, args, {
    cwd: "/",
    detached: true,
    env: { ...process.env, LC_ALL: locale, HOME: "/tmp", PGPASSWORD: password, PRIMARY: standbyOf },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));

  const output = await firstLine(child);
  const [, folder] = /^ready (.+)$/.exec(output) ?? [];
  if (folder === undefined) {
    child.stdin.end();
    await ended;
    throw new SetupError(`PostgreSQL did not start: ${output}`);
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
programs=$1 flags=$2
umask 077
folder=$(mktemp -d /tmp/test-postgres-XXXXXX) || exit
printf %s "$PGPASSWORD" > "$folder/password"
{
  if [ -n "$PRIMARY" ]; then
    "$programs/pg_basebackup" -d "$PRIMARY" -D "$folder/data" -R --checkpoint=fast
  else
    "$programs/initdb" -D "$folder/data" -U postgres --pwfile="$folder/password" -A scram-sha-256 \\
      --locale=${locale} --encoding=UTF8 --no-sync --no-instructions
  fi &&
  "$programs/pg_ctl" start -w -D "$folder/data" -l "$folder/log" \\
    -o "$flags"
} > "$folder/setup.log" 2>&1 && echo "ready $folder" && cat > /dev/null
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

/** The beginning of a command that root runs as another user, because PostgreSQL refuses to run as root. */
/** The start of a command line that runs a program which refuses to run as root. */
export function asUnprivilegedUser(): string[] {
  if (process.getuid?.() !== 0) return [];
  for (const user of ["postgres", "nobody"]) {
    const { status, stdout } = spawnSync("id", ["-g", user], { encoding: "utf8" });
    const ids = [`--reuid=${user}`, `--regid=${stdout?.trim()}`];
    if (status === 0) return ["setpriv", ...ids, "--clear-groups", "--"];
  }
  throw new SetupError(
    "PostgreSQL and PgBouncer cannot run as root, and there is no user postgres or nobody",
  );
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
