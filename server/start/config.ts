import { resolve } from "node:path";
import * as z from "zod/mini";
import { Email } from "#contract/fields.ts";
import { limits } from "#contract/limits.ts";
import type { Config } from "#server/context.ts";
import { addressProblem, quotesProblem } from "./address.ts";
import { isSecretName, misspelledNames, readSecretFiles, type Environment } from "./environment.ts";

export type { Environment };

/** An invalid configuration, with one line per problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

const empty = "is set but empty: give it a value or remove it";
const text = z.string().check(z.trim(), z.minLength(1, { error: empty, abort: true }));

/** A text that meets a condition. `reason` decides whether the message repeats the value. */
const textThat = (isMet: (value: string) => boolean, reason: (value: string) => string) =>
  text.check(z.refine(isMet, { error: ({ input }) => reason(String(input)), abort: true }));

const number = (most: number) =>
  z.pipe(
    textThat(
      (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= most,
      (value) => `must be a number from 1 to ${most}, not "${value}"`,
    ),
    z.transform(Number),
  );

const choice = <const Choice extends string>(...choices: Choice[]) => {
  const reason = `must be one of ${choices.join(", ")}, not`;
  return z.pipe(text, z.enum(choices, { error: ({ input }) => `${reason} "${String(input)}"` }));
};

/** The address of a service, which may hold a user and a password. */
const address = (...protocols: string[]) =>
  textThat(
    (value) => addressProblem(value, protocols) === undefined,
    (value) => addressProblem(value, protocols) ?? "",
  );

/** An origin alone, to which paths are appended. */
const origin = z.pipe(
  address("http:", "https:").check(
    z.refine(
      (value) => /^[^/]+\/\/[^/@?#]+\/?$/.test(value),
      "must be an address alone, such as https://company.example",
    ),
  ),
  z.transform((value) => new URL(value).origin),
);

const isEmail = (value: string) => Email.safeParse(value).data === value.trim();
const isSender = (value: string) => isEmail(/^(?:[^<>]*<)?([^<>]+?)>?$/.exec(value)?.[1] ?? "");

const badNetwork = ({ input }: { input: unknown }) =>
  `must list addresses or ranges such as 10.0.0.0/8, not "${String(input)}"`;
const network = z
  .string()
  .check(
    z.refine((value) => !/\/0+$/.test(value), "must not list all addresses, as a range /0 does"),
  );
const networks = z.pipe(
  z.pipe(
    text,
    z.transform((value) => value.split(/[\s,]+/).filter((part) => part !== "")),
  ),
  z.array(
    z.pipe(network, z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: badNetwork })),
  ),
);

const { min: shortest, max: longest } = limits.password;
const adminEmail = "must be an email address when ADMIN_PASSWORD is set";
const adminPassword = `must have at least ${shortest} characters when ADMIN_EMAIL is set`;

const secret = textThat(
  (value) => Buffer.byteLength(value) >= 32,
  () => "must have at least 32 characters",
);
/** A random text of 32 characters has more different ones, in hexadecimal too. */
const isEasy = (value: string) => new Set(value).size < 8;

/** Only a shell knows `~`, and not in quotes or in a file. Creating a folder in /proc never ends. */
const folder = textThat(
  (value) => !value.startsWith("~") && !/^\/(?:proc|sys)(?:\/|$)/.test(resolve(value)),
  (value) =>
    value.startsWith("~")
      ? `must be a whole path, not "${value}", which would be a folder named ~`
      : `must be a folder on a disk, not "${value}"`,
);

/** The variables, which README.md describes. */
const Variables = z.object({
  PORT: z._default(number(65_535), 3000),
  HOST: z._default(text, "0.0.0.0"),
  SITE_URL: z.optional(origin),
  DATA_DIR: z._default(folder, "data"),
  DATABASE_URL: z.optional(address("postgres:", "postgresql:")),
  S3_BUCKET: z.optional(
    textThat(
      (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
      (value) => `must be the name of a bucket, not "${value}"`,
    ),
  ),
  S3_ENDPOINT: z.optional(
    address("http:", "https:").check(
      z.refine(
        (value) => !/[@?#]/.test(value),
        "must be an address alone: the keys have variables of their own",
      ),
    ),
  ),
  // Other stores than Amazon's accept any region in a signature.
  S3_REGION: z._default(text, "us-east-1"),
  S3_ACCESS_KEY_ID: z.optional(text),
  S3_SECRET_ACCESS_KEY: z.optional(text),
  SMTP_URL: z.optional(address("smtp:", "smtps:")),
  MAIL_FROM: z.optional(
    textThat(
      isSender,
      () => 'must be an email address, or a name and an address as in "Site <site@host>"',
    ),
  ),
  HR_EMAIL: z.optional(textThat(isEmail, (value) => `must be an email address, not "${value}"`)),
  CLAMD_URL: z.optional(address("tcp:", "unix:")),
  ADMIN_EMAIL: z.optional(z.string().check(z.refine(isEmail, adminEmail), z.trim())),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(shortest, adminPassword),
        z.maxLength(longest, `must have at most ${longest} characters`),
      ),
  ),
  AUTH_SECRET: z.optional(
    secret.check(
      z.refine(
        (value) => !isEasy(value),
        "is easy to guess: use the output of openssl rand -hex 32",
      ),
    ),
  ),
  AUTH_SECRET_PREVIOUS: z.optional(
    z.union([z.literal("lost"), secret], {
      error: "must be the earlier AUTH_SECRET, or the word lost",
    }),
  ),
  TRUST_PROXY: z._default(networks, []),
  HSTS: z._default(choice("off", "host", "subdomains"), "host"),
  RATE_LIMIT: z._default(choice("on", "off"), "on"),
  WARM_PAGES: z._default(choice("on", "off"), "on"),
  APPLY_PER_NETWORK: z._default(number(100_000), 60),
  SIGNUP_PER_NETWORK: z._default(number(100_000), 30),
  BACKUP_DIR: z.optional(folder),
  BACKUP_HOURS: z._default(number(24 * 30), 24),
  BACKUP_KEEP: z._default(number(1_000), 7),
  START_EMPTY: z._default(choice("no", "yes"), "no"),
  LOG_LEVEL: z._default(choice("silent", "error", "warn", "info", "debug"), "info"),
  METRICS_HOST: z._default(text, "127.0.0.1"),
  METRICS_PORT: z.optional(number(65_535)),
});

function conflictsIn(environment: Environment): string[] {
  const has = (name: string) => environment[name] !== undefined;
  const [key, secret] = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const isS3 = has("S3_BUCKET");
  const problems: Readonly<Record<string, boolean>> = {
    "AUTH_SECRET is required with DATABASE_URL, so that all servers share it":
      has("DATABASE_URL") && !has("AUTH_SECRET"),
    [`ADMIN_EMAIL ${adminEmail}`]: has("ADMIN_PASSWORD") && !has("ADMIN_EMAIL"),
    "ADMIN_PASSWORD is missing: ADMIN_EMAIL alone creates no administrator. Set both, or remove it":
      has("ADMIN_EMAIL") && !has("ADMIN_PASSWORD"),
    "METRICS_PORT must differ from PORT":
      has("METRICS_PORT") && environment["METRICS_PORT"] === (environment["PORT"] ?? "3000"),
    "METRICS_HOST has no effect without METRICS_PORT": has("METRICS_HOST") && !has("METRICS_PORT"),
    "BACKUP_DIR must differ from DATA_DIR, which is full of files that are no backups":
      has("BACKUP_DIR") &&
      isSameFolder(environment["BACKUP_DIR"], environment["DATA_DIR"] ?? "data"),
    "BACKUP_HOURS has no effect without BACKUP_DIR": has("BACKUP_HOURS") && !has("BACKUP_DIR"),
    "BACKUP_KEEP has no effect without BACKUP_DIR": has("BACKUP_KEEP") && !has("BACKUP_DIR"),
    "S3_BUCKET is required when another variable S3_* is set":
      !isS3 && [key, secret, "S3_ENDPOINT", "S3_REGION"].some(has),
    "S3_REGION is required with S3_BUCKET, unless S3_ENDPOINT is set":
      isS3 && !has("S3_REGION") && !has("S3_ENDPOINT"),
    [`${has(key) ? secret : key} is missing: the two keys go together`]:
      isS3 && has(key) !== has(secret),
  };
  return Object.keys(problems).filter((problem) => problems[problem]);
}

const isSameFolder = (folder = "", other = "") => resolve(folder) === resolve(other);

/** Values that were valid in quotes, and are known by them since. */
const mayHaveQuotes = ["AUTH_SECRET", "AUTH_SECRET_PREVIOUS", "ADMIN_PASSWORD"];

/** The variables whose values have the quotes of the file that they come from, each with its problem. */
const quotedIn = (environment: Environment): Map<string, string> =>
  new Map(
    Object.keys(Variables.shape)
      .filter((name) => !mayHaveQuotes.includes(name))
      .flatMap((name) => {
        const problem = quotesProblem(environment[name] ?? "", isSecretName(name));
        return problem === undefined ? [] : [[name, `${name} ${problem}`] as const];
      }),
  );

/** Valid settings that are probably mistakes. */
function warningsOf(environment: Environment): string[] {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: key } = environment;
  const hasNoKeys =
    endpoint !== undefined && key === undefined && !/\.amazonaws\.com\b/.test(endpoint);
  const warnings = misspelledNames(environment, Object.keys(Variables.shape));
  if (hasNoKeys) {
    warnings.push(
      "S3_ENDPOINT is set without keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, unless this machine has a role with access",
    );
  }
  return warnings;
}

/** Reads the configuration from the environment. Throws a ConfigError with all problems. */
export function readConfig(variables: Environment): Config {
  const { environment, problems: unread } = readSecretFiles(variables);
  const { data: given, error } = Variables.safeParse(environment);
  const quoted = quotedIn(environment);
  const problems = (error?.issues ?? [])
    .filter(({ path }) => !quoted.has(String(path[0])))
    .map(({ path, message }) => `${String(path[0])} ${message}`)
    .concat(...quoted.values(), conflictsIn(environment), unread);
  if (given === undefined || problems.length > 0) throw new ConfigError(problems);
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  const siteUrl = given.SITE_URL ?? `http://localhost:${given.PORT}`;
  return {
    port: given.PORT,
    host: given.HOST,
    siteUrl,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    s3:
      given.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: given.S3_BUCKET,
            endpoint: given.S3_ENDPOINT,
            region: given.S3_REGION,
            credentials:
              accessKeyId === undefined || secretAccessKey === undefined
                ? undefined
                : { accessKeyId, secretAccessKey },
          },
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
    hrEmail: given.HR_EMAIL,
    clamdUrl: given.CLAMD_URL,
    firstAdmin: email === undefined || password === undefined ? undefined : { email, password },
    authSecret: given.AUTH_SECRET,
    previousAuthSecret: given.AUTH_SECRET_PREVIOUS,
    trustProxy: given.TRUST_PROXY,
    hsts: given.HSTS,
    rateLimit: given.RATE_LIMIT === "on",
    warmPages: given.WARM_PAGES === "on",
    perNetwork: { applications: given.APPLY_PER_NETWORK, signUps: given.SIGNUP_PER_NETWORK },
    backups:
      given.BACKUP_DIR === undefined
        ? undefined
        : { folder: resolve(given.BACKUP_DIR), hours: given.BACKUP_HOURS, keep: given.BACKUP_KEEP },
    mayStartEmpty: given.START_EMPTY === "yes",
    logLevel: given.LOG_LEVEL,
    warnings: warningsOf(environment),
    metrics:
      given.METRICS_PORT === undefined
        ? undefined
        : { host: given.METRICS_HOST, port: given.METRICS_PORT },
  };
}
