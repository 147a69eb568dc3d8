import { isIP } from "node:net";
import { resolve } from "node:path";
import { Email } from "#contract/fields.ts";
import { limits } from "#contract/limits.ts";
import { readS3Place, type S3Place } from "./files/s3-place.ts";

/** How the server runs, read once from the environment (README.md describes each variable). */
export type Config = {
  port: number;
  host: string;
  /** The public address of the site, without a trailing slash. Links in letters begin with it. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where resumes are kept; undefined for a folder in `dataDir`. */
  s3: S3Place | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  hrEmail: string | undefined;
  /** Where clamd listens, as tcp:// or unix://. */
  clamdUrl: string | undefined;
  firstAdmin: { email: string; password: string } | undefined;
  authSecret: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  rateLimit: boolean;
  /** Backups that the server makes by itself: where to, how often, and how many are kept. */
  backups: { folder: string; hours: number; keep: number } | undefined;
  logLevel: LogLevel;
  /** Where the figures for Prometheus are told; nowhere unless a port is set. */
  metrics: { host: string; port: number } | undefined;
};

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
type LogLevel = (typeof logLevels)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** A configuration that cannot be used, with one plain line per problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Reads the configuration. Throws a ConfigError that lists every problem at once. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const refuse = (name: string, reason: string) => problems.push(`${name} ${reason}`);

  /** The value of a variable; one that is set but empty is a mistake, not a default. */
  const read = (name: string): string | undefined => {
    const value = environment[name];
    if (value === undefined) return undefined;
    if (value.trim() !== "") return value.trim();
    refuse(name, "is set but empty: give it a value or remove it");
    return undefined;
  };

  const port = readNumber(read("PORT"), "PORT", 65_535, 3000, refuse);
  const metricsPort = read("METRICS_PORT");
  const databaseUrl = readUrl(
    read("DATABASE_URL"),
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    refuse,
  );
  const siteUrl = readSiteUrl(read("SITE_URL"), refuse);
  const authSecret = readSecret(read("AUTH_SECRET"), refuse);
  if (databaseUrl !== undefined && environment["AUTH_SECRET"] === undefined) {
    refuse("AUTH_SECRET", "is required with DATABASE_URL, so that all servers share it");
  }

  const config: Config = {
    port,
    host: read("HOST") ?? "0.0.0.0",
    siteUrl: siteUrl ?? `http://localhost:${port}`,
    dataDir: resolve(read("DATA_DIR") ?? "data"),
    databaseUrl,
    s3: readS3Place(
      {
        bucket: read("S3_BUCKET"),
        endpoint: readUrl(read("S3_ENDPOINT"), "S3_ENDPOINT", ["http:", "https:"], refuse),
        region: read("S3_REGION"),
        accessKeyId: read("S3_ACCESS_KEY_ID"),
        secretAccessKey: read("S3_SECRET_ACCESS_KEY"),
      },
      refuse,
    ),
    smtpUrl: readUrl(read("SMTP_URL"), "SMTP_URL", ["smtp:", "smtps:"], refuse),
    mailFrom: readMailFrom(read("MAIL_FROM"), siteUrl, refuse),
    clamdUrl: readUrl(read("CLAMD_URL"), "CLAMD_URL", ["tcp:", "unix:"], refuse),
    hrEmail: readEmail(read("HR_EMAIL"), "HR_EMAIL", refuse),
    firstAdmin: readFirstAdmin(environment, refuse),
    authSecret,
    trustProxy: readNetworks(read("TRUST_PROXY"), refuse),
    rateLimit: readChoice(read("RATE_LIMIT"), "RATE_LIMIT", ["on", "off"], "on", refuse) === "on",
    backups: readBackups(
      { folder: read("BACKUP_DIR"), hours: read("BACKUP_HOURS"), keep: read("BACKUP_KEEP") },
      refuse,
    ),
    logLevel: readChoice(read("LOG_LEVEL"), "LOG_LEVEL", logLevels, "info", refuse),
    metrics:
      metricsPort === undefined
        ? undefined
        : {
            host: read("METRICS_HOST") ?? "127.0.0.1",
            port: readNumber(metricsPort, "METRICS_PORT", 65_535, 9464, refuse),
          },
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

type Refuse = (name: string, reason: string) => void;

function readNumber(
  value: string | undefined,
  name: string,
  most: number,
  fallback: number,
  refuse: Refuse,
): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= most) return number;
  refuse(name, `must be a number from 1 to ${most}, not "${value}"`);
  return fallback;
}

function readBackups(
  given: Record<"folder" | "hours" | "keep", string | undefined>,
  refuse: Refuse,
): Config["backups"] {
  const hours = readNumber(given.hours, "BACKUP_HOURS", 24 * 30, 24, refuse);
  const keep = readNumber(given.keep, "BACKUP_KEEP", 1_000, 7, refuse);
  if (given.folder !== undefined) return { folder: resolve(given.folder), hours, keep };
  if (given.hours !== undefined) refuse("BACKUP_HOURS", "says nothing without BACKUP_DIR");
  if (given.keep !== undefined) refuse("BACKUP_KEEP", "says nothing without BACKUP_DIR");
  return undefined;
}

function readUrl(
  value: string | undefined,
  name: string,
  protocols: readonly string[],
  refuse: Refuse,
): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url !== null && protocols.includes(url.protocol)) return value;
  // The value may hold a password, so it is not repeated.
  refuse(
    name,
    `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  );
  return undefined;
}

/** The origin alone: links are made by putting a path behind it. */
function readSiteUrl(value: string | undefined, refuse: Refuse): string | undefined {
  const url = URL.parse(readUrl(value, "SITE_URL", ["http:", "https:"], refuse) ?? "");
  if (url === null) return undefined;
  const isOrigin = url.href === `${url.origin}/`;
  if (!isOrigin) refuse("SITE_URL", "must be an address alone, such as https://company.example");
  return isOrigin ? url.origin : undefined;
}

function readSecret(value: string | undefined, refuse: Refuse): string | undefined {
  if (value !== undefined && Buffer.byteLength(value) < 32) {
    refuse("AUTH_SECRET", "must have at least 32 characters");
    return undefined;
  }
  return value;
}

function readEmail(value: string | undefined, name: string, refuse: Refuse): string | undefined {
  if (value === undefined || Email.safeParse(value).success) return value;
  refuse(name, `must be an e-mail address, not "${value}"`);
  return undefined;
}

function readMailFrom(
  value: string | undefined,
  siteUrl: string | undefined,
  refuse: Refuse,
): string {
  const host = URL.parse(siteUrl ?? "")?.hostname ?? "localhost";
  const address = /^(?:[^<>]*<)?([^<>]+?)>?$/.exec(value ?? "")?.[1];
  if (value !== undefined && (address === undefined || !Email.safeParse(address).success)) {
    refuse(
      "MAIL_FROM",
      'must be an e-mail address, or a name and an address as in "Site <site@host>"',
    );
  }
  return value ?? `no-reply@${host}`;
}

function readFirstAdmin(environment: Environment, refuse: Refuse): Config["firstAdmin"] {
  const email = environment["ADMIN_EMAIL"];
  const password = environment["ADMIN_PASSWORD"];
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || !Email.safeParse(email).success) {
    refuse("ADMIN_EMAIL", "must be an e-mail address when ADMIN_PASSWORD is set");
  }
  if (password === undefined || password.length < limits.password.min) {
    refuse(
      "ADMIN_PASSWORD",
      `must have at least ${limits.password.min} characters when ADMIN_EMAIL is set`,
    );
  } else if (password.length > limits.password.max) {
    refuse("ADMIN_PASSWORD", `must have at most ${limits.password.max} characters`);
  }
  return email === undefined || password === undefined
    ? undefined
    : { email: email.trim(), password };
}

function readNetworks(value: string | undefined, refuse: Refuse): string[] {
  const networks = (value ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const network of networks) {
    const [, address = "", bits] = /^([^/]+)(?:\/(\d+))?$/.exec(network) ?? [];
    const version = isIP(address);
    if (version === 0 || Number(bits ?? 1) > (version === 4 ? 32 : 128)) {
      refuse("TRUST_PROXY", `must list addresses or ranges such as 10.0.0.0/8, not "${network}"`);
    } else if (Number(bits ?? 1) === 0) {
      refuse("TRUST_PROXY", `must not list everybody, as "${network}" does`);
    }
  }
  return networks;
}

function readChoice<Choice extends string>(
  value: string | undefined,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
  refuse: Refuse,
): Choice {
  const choice = choices.find((known) => known === (value ?? fallback));
  if (choice === undefined) refuse(name, `must be one of ${choices.join(", ")}, not "${value}"`);
  return choice ?? fallback;
}
