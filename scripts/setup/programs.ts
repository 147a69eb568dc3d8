// External programs that tests and measurements need: found, or installed on Debian.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { SetupError } from "./project.mjs";

type Program = {
  title: string;
  /** The tests that need it. */
  use: string;
  /** Its names on PATH. */
  names: string[];
  /** Further paths. */
  files?: string[];
  /** Overrides the path. */
  variable?: string;
  /** The Debian packages. */
  debian: string[];
  /** Whether to try it, because Ubuntu's may be a script that asks for a snap. */
  mustStart?: boolean;
};

const programs = {
  caddy: {
    title: "Caddy",
    use: "browser tests behind a proxy",
    names: ["caddy"],
    debian: ["caddy"],
  },
  chromium: {
    title: "Chromium",
    use: "browser tests",
    names: [
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
    ],
    files: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    variable: "CHROMIUM_PATH",
    // The headless shell needs a third less CPU. The fonts show Vietnamese before a page's font loads.
    debian: ["chromium-headless-shell", "fonts-dejavu-core"],
    mustStart: true,
  },
  clamd: {
    title: "ClamAV",
    use: "tests of the virus scanner",
    names: ["clamd"],
    files: ["/usr/sbin/clamd"],
    debian: ["clamav-daemon"],
  },
  firefox: {
    title: "Firefox",
    use: "prove -- firefox",
    names: ["firefox-esr", "firefox"],
    files: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    variable: "FIREFOX_PATH",
    debian: ["firefox-esr"],
  },
  nginx: {
    title: "nginx",
    use: "tests of several servers",
    names: ["nginx"],
    files: ["/usr/sbin/nginx"],
    debian: ["nginx-light"],
  },
  pgbouncer: {
    title: "PgBouncer",
    use: "tests of a pooler",
    names: ["pgbouncer"],
    files: ["/usr/sbin/pgbouncer"],
    debian: ["pgbouncer"],
  },
  promtool: {
    title: "promtool",
    use: "tests of the alerts",
    names: ["promtool"],
    debian: ["prometheus"],
  },
  strace: {
    title: "strace",
    use: "prove -- io",
    names: ["strace"],
    debian: ["strace"],
  },
} satisfies Record<string, Program>;

/** The program's file. */
export function findProgram(name: keyof typeof programs): string | undefined {
  const { names, files = [], variable, mustStart = false }: Program = programs[name];
  const given = variable === undefined ? undefined : process.env[variable];
  if (given) return given;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((one) => folders.map((folder) => join(folder, one)));
  return [...onPath, ...files].find(
    (file) => existsSync(file) && (!mustStart || spawnSync(file, ["--version"]).status === 0),
  );
}

/** The program's file, installed if possible. */
export function ensureProgram(name: keyof typeof programs): string {
  const { title, use, debian, variable }: Program = programs[name];
  if (findProgram(name) === undefined) installOnDebian(title, debian);
  const found = findProgram(name);
  if (found !== undefined) return found;
  const orSet = variable === undefined ? "" : `, or set ${variable}`;
  throw new SetupError(`${title} is missing (${use}): apt-get install ${debian.join(" ")}${orSet}`);
}

/** Installs Debian packages when running as root. */
export function installOnDebian(title: string, packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`Installing ${title} (once)...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { status, stderr, error } = spawnSync("apt-get", ["-qq", ...args], {
      env,
      encoding: "utf8",
    });
    if (status !== 0) {
      console.error(error?.message ?? stderr.trim());
      return;
    }
  }
}

/** Disables Chromium's own network requests and the features that need special hardware. */
export const chromiumFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium's own sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
