// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installOnDebian } from "./programs.mjs";
import { SetupError } from "./project.mjs";

const oldestVersion = 15;

/**
 * @typedef {object} Cluster
 * @property {string} url the maintenance database, as superuser
 * @property {(mode: "fast" | "immediate") => Promise<void>} restart `immediate` is a crash
 * @property {() => Promise<void>} stop ends the server and removes its folder
 */

/**
 * The folder holding PostgreSQL's server programs, new enough for the product.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...onPath, ...debianFolders()].find(
    (folder) => existsSync(join(folder, "initdb")) && versionOf(folder) >= oldestVersion,
  );
}

/** @returns {string} the folder, after installing PostgreSQL where that is possible */
export function ensurePostgres() {
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
 * Starts a private, throw-away PostgreSQL. It goes away when `stop` is called and also when this
 * process dies without calling it.
 * @param {string} programs the folder of its programs
 * @param {{ isDurable?: boolean }} [options] whether what is committed survives a crash of the server
 * @returns {Promise<Cluster>}
 */
export async function startPostgres(programs, { isDurable = false } = {}) {
  const owner = unprivilegedOwner();
  // The owner has to reach the folder, and a TMPDIR of root's own may be closed to it.
  const folder = mkdtempSync(join(owner ? "/tmp" : tmpdir(), "test-postgres-"));
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const port = await freePort();

  const settings = [...common, ...(isDurable ? [] : hasty), `port=${port}`];
  const flags = settings.map((setting) => `-c ${setting}`).join(" ");
  const ours = owner ? asOwner(owner) : [];
  const [program = "", ...args] = ours.concat("sh", "-c", keeper, "sh", programs, folder, flags);
  // A process group of its own: Ctrl-C must reach the tests first, the database last.
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
      const [program = "", ...args] = ours.concat(pgCtl, folders);
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

// The server's zone is not UTC, so that a timestamp read as local time shows in the tests.
const common = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=300",
  "jit=off",
  "timezone=7",
];

// Nothing here outlives a test run, so durability is traded for speed.
const hasty = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
];

// The shell waits on its standard input: it ends with the process that holds the other side,
// whatever ended that process, and the database goes with it.
const keeper = `
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

/** @returns {string[]} newest first */
function debianFolders() {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"));
}

/** @param {string} folder */
function versionOf(folder) {
  const answer = spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" });
  return Number(/(\d+)/.exec(answer.stdout ?? "")?.[1] ?? 0);
}

/**
 * PostgreSQL refuses to run as root; then it runs as the first of these users that exists.
 * @returns {{ uid: number, gid: number } | undefined} nothing when this process is not root
 */
function unprivilegedOwner() {
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

/** @param {{ uid: number, gid: number }} owner */
function asOwner({ uid, gid }) {
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--"];
}

/**
 * @param {import("node:child_process").ChildProcessWithoutNullStreams} child
 * @returns {Promise<string>} what it said first, or last when it ended without a line
 */
function firstLine(child) {
  return new Promise((resolve) => {
    let said = "";
    child.once("error", (error) => resolve(error.message));
    child.once("close", () => resolve(said.trim()));
    child.stderr.on("data", (chunk) => (said += chunk));
    child.stdout.on("data", (chunk) => {
      said += chunk;
      if (said.includes("\n")) resolve(said.trim());
    });
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = address && typeof address === "object" ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
