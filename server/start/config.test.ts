import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import Fastify from "fastify";
import { ConfigError, readConfig, type Environment } from "./config.ts";

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test("every variable is optional", () => {
  const config = readConfig({});
  assert.equal(config.port, 3000);
  assert.equal(config.host, "0.0.0.0");
  assert.equal(config.siteUrl, "http://localhost:3000");
  assert.equal(config.databaseUrl, undefined);
  assert.equal(config.rateLimit, true);
});

const hiddenPasswords = [
  "100%hidden",
  "hidden%zz",
  "hid/den",
  "hid#den",
  "hid?den",
  "12/x",
  "12?x",
];
for (const raw of hiddenPasswords) {
  const encoded = encodeURIComponent(raw);
  for (const [name, start, end] of [
    ["SMTP_URL", "smtp://", "@mail.company.example:587"],
    ["DATABASE_URL", "postgres://", "@localhost/site"],
  ] as const) {
    const secret = { AUTH_SECRET: "a secret of the tests, long enough" };
    test(`${name} with "${raw}" in user or password is refused until it is percent-encoded`, () => {
      for (const login of [`an:${raw}`, `${raw}:hidden`]) {
        const problems = problemsOf({ ...secret, [name]: `${start}${login}${end}` });
        assert.equal(problems.length, 1, login);
        assert.match(problems[0] ?? "", new RegExp(`^${name} must .+ percent-encoded: %25 for %,`));
        assert.doesNotMatch(problems[0] ?? "", /hid|12/);
      }
      for (const login of [`an:${encoded}`, `${encoded}:x`]) {
        assert.doesNotThrow(() => readConfig({ ...secret, [name]: `${start}${login}${end}` }));
      }
    });
  }
}

for (const [name, value, problem] of [
  ["PORT", "0", /^PORT must be a number from 1 to 65535/],
  ["PORT", "http", /^PORT must be/],
  ["PORT", "", /^PORT is set but empty/],
  ["METRICS_PORT", "70000", /^METRICS_PORT must be a number from 1 to 65535/],
  ["SITE_URL", "company.example", /^SITE_URL must be an address/],
  ["SITE_URL", "https://company.example/site", /^SITE_URL must be an address alone/],
  ["SITE_URL", "https://me:secret@company.example", /^SITE_URL must be an address alone/],
  ["DATABASE_URL", "mysql://host/db", /^DATABASE_URL must be/],
  ["SMTP_URL", "host:25", /^SMTP_URL must be .+, not "host:25"$/],
  ["SMTP_URL", "smtps:mail.example", /^SMTP_URL must be .+ and a host, not "smtps:mail\.example"$/],
  ["SMTP_URL", "smtps:me:secret@mail.example", /^SMTP_URL must be .+, not "smtps:\.\.\.@mail\.ex/],
  ["SMTP_URL", "smtp://", /^SMTP_URL must be .+ and a host, not "smtp:\/\/"$/],
  [
    "SMTP_URL",
    "smtp://me:secret@mail.example:0",
    /^SMTP_URL must have a port from 1 to 65535, not/,
  ],
  ["SMTP_URL", "smtp://mail.example:mail", /^SMTP_URL must have a port .+, not "smtp:.+:\.\.\."$/],
  [
    "SMTP_URL",
    '"smtp://me:secret@mail.example"',
    /^SMTP_URL must be without the quotes around it:/,
  ],
  ["HOST", "'0.0.0.0'", /^HOST must be without the quotes around it, not '0\.0\.0\.0':/],
  [
    "DATABASE_URL",
    "postgres:db/site",
    /^DATABASE_URL must be .+ and a host, not "postgres:db\/site"$/,
  ],
  [
    "DATABASE_URL",
    "postgres://me:secret@db:port/site",
    /^DATABASE_URL must have a port .+@db:port\//,
  ],
  [
    "DATABASE_URL",
    "postgres://db:65536/site?password=x",
    /^DATABASE_URL must have a port .+65536\/site"$/,
  ],
  ["CLAMD_URL", "unix:/run/clamd.ctl", /^CLAMD_URL must be .+ a socket file, not "unix:\/run/],
  ["CLAMD_URL", "unix://run/clamd.ctl", /^CLAMD_URL must be .+ a socket file, not "unix:\/\/run/],
  ["CLAMD_URL", "tcp:127.0.0.1:3310", /^CLAMD_URL must be .+, not "tcp:127\.0\.0\.1:3310"$/],
  ["METRICS_HOST", "0.0.0.0", /^METRICS_HOST has no effect without METRICS_PORT$/],
  ["BACKUP_DIR", "~/backups", /^BACKUP_DIR must be a whole path, not "~\/backups", which/],
  ["DATA_DIR", "/proc/site", /^DATA_DIR must be a folder on a disk, not "\/proc\/site"$/],
  ["BACKUP_DIR", "./data/", /^BACKUP_DIR must differ from DATA_DIR/],
  ["MAIL_FROM", "unknown", /^MAIL_FROM must be/],
  ["HR_EMAIL", "unknown", /^HR_EMAIL must be/],
  ["AUTH_SECRET", "short", /^AUTH_SECRET must have at least 32/],
  ["AUTH_SECRET", "", /^AUTH_SECRET is set but empty/],
  ["AUTH_SECRET", "changemechangemechangemechangeme", /^AUTH_SECRET is easy to guess: use the out/],
  [
    "AUTH_SECRET_PREVIOUS",
    "short",
    /^AUTH_SECRET_PREVIOUS must be the earlier AUTH_SECRET, or the/,
  ],
  ["METRICS_PORT", "3000", /^METRICS_PORT must differ from PORT/],
  ["ADMIN_EMAIL", "an@company.example", /^ADMIN_PASSWORD is missing: ADMIN_EMAIL alone creates no/],
  ["TRUST_PROXY", "10.0.0.0/8, nowhere", /^TRUST_PROXY must list/],
  ["TRUST_PROXY", "10.0.0.0/33", /^TRUST_PROXY must list/],
  ["TRUST_PROXY", "10.0.0.0/", /^TRUST_PROXY must list/],
  ["TRUST_PROXY", "10.0.0.0/8/9", /^TRUST_PROXY must list/],
  ["TRUST_PROXY", "::1/129", /^TRUST_PROXY must list/],
  ["TRUST_PROXY", "0.0.0.0/0", /^TRUST_PROXY must not list all addresses/],
  ["TRUST_PROXY", "::/00", /^TRUST_PROXY must not list all addresses/],
  ["BACKUP_HOURS", "24", /^BACKUP_HOURS has no effect without BACKUP_DIR/],
  ["BACKUP_KEEP", "7", /^BACKUP_KEEP has no effect without BACKUP_DIR/],
  ["RATE_LIMIT", "maybe", /^RATE_LIMIT must be one of/],
  ["WARM_PAGES", "maybe", /^WARM_PAGES must be one of/],
  ["LOG_LEVEL", "loud", /^LOG_LEVEL must be one of/],
] as const) {
  test(`${name}=${value} is refused in one line that does not repeat a secret`, () => {
    const problems = problemsOf({
      [name]: value,
      ...(name === "DATABASE_URL" ? { AUTH_SECRET: "a secret of the tests, long enough" } : {}),
    });
    assert.equal(problems.length, 1, problems.join());
    assert.match(problems[0] ?? "", problem);
    assert.doesNotMatch(problems[0] ?? "", /\n|secret@/);
  });
}

for (const [name, value] of [
  ["DATABASE_URL", "postgres://db/site"],
  ["DATABASE_URL", "postgresql://me:x@[::1]:5433/site?sslmode=require"],
  // A socket, and the host of PGHOST.
  ["DATABASE_URL", "postgres:///site?host=/run/postgresql"],
  ["DATABASE_URL", "postgres://%2Frun%2Fpostgresql/site"],
  ["SMTP_URL", "smtps://me%40x:secret@mail.example"],
  ["SMTP_URL", "SMTP://[::1]:25"],
  ["CLAMD_URL", "unix:///run/clamav/clamd.ctl"],
  ["CLAMD_URL", "tcp://clamd:3310"],
  ["MAIL_FROM", '"Site" <site@company.example>'],
] as const) {
  test(`${name}=${value} is accepted`, () => {
    const AUTH_SECRET = "a secret of the tests, long enough";
    assert.deepEqual(problemsOf({ AUTH_SECRET, [name]: value }), []);
  });
}

test("all problems are reported at once", () => {
  assert.equal(problemsOf({ PORT: "x", LOG_LEVEL: "x", HR_EMAIL: "x" }).length, 3);
});

test("an administrator needs an address and a password, neither of them empty", () => {
  assert.equal(problemsOf({ ADMIN_EMAIL: "a@b.example" }).length, 1);
  assert.equal(problemsOf({ ADMIN_PASSWORD: "long enough 1" }).length, 1);
  assert.equal(problemsOf({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" }).length, 2);
  assert.deepEqual(problemsOf({ ADMIN_EMAIL: "a@b.example", ADMIN_PASSWORD: "long enough 1" }), []);
});

test("the password of an administrator meets the rules of the sign-in form", () => {
  const problemsWith = (length: number) =>
    problemsOf({
      ADMIN_EMAIL: "a@b.example",
      ADMIN_PASSWORD: "long ".repeat(300).slice(0, length),
    });
  assert.deepEqual(problemsWith(256), []);
  for (const length of [257, 1_100]) {
    assert.deepEqual(problemsWith(length), ["ADMIN_PASSWORD must have at most 256 characters"]);
  }
});

test("Fastify accepts every network that TRUST_PROXY accepts", () => {
  const networks = ["127.0.0.1", "10.0.0.0/8", "1.2.3.4/32", "::1/128", "fd00::/8", "0.0.0.0/1"];
  const { trustProxy } = readConfig({ TRUST_PROXY: networks.join(", ") });
  assert.deepEqual(trustProxy, networks);
  assert.doesNotThrow(() => Fastify({ trustProxy }));
});

test("PostgreSQL requires a secret that all servers share", () => {
  const [problem] = problemsOf({ DATABASE_URL: "postgres://localhost/site" });
  assert.match(problem ?? "", /^AUTH_SECRET is required with DATABASE_URL/);
});

test("a backup folder alone means one backup a day and seven kept", () => {
  assert.equal(readConfig({}).backups, undefined);
  assert.deepEqual(readConfig({ BACKUP_DIR: "/srv/backups" }).backups, {
    folder: "/srv/backups",
    hours: 24,
    keep: 7,
  });
  const given = { BACKUP_DIR: "/srv/backups", BACKUP_HOURS: "0", BACKUP_KEEP: "1001" };
  assert.deepEqual(problemsOf(given), [
    'BACKUP_HOURS must be a number from 1 to 720, not "0"',
    'BACKUP_KEEP must be a number from 1 to 1000, not "1001"',
  ]);
});

const bucket = { S3_BUCKET: "company-files", S3_ENDPOINT: "https://store.example:9000" };

test("a bucket needs a region or an endpoint, and two keys or none", () => {
  assert.deepEqual(readConfig(bucket).s3, {
    bucket: "company-files",
    endpoint: "https://store.example:9000",
    region: "us-east-1",
    credentials: undefined,
  });
  const keys = { S3_ACCESS_KEY_ID: "someone", S3_SECRET_ACCESS_KEY: "hidden" };
  const place = readConfig({ S3_BUCKET: "company-files", S3_REGION: "ap-southeast-1", ...keys }).s3;
  assert.equal(place?.endpoint, undefined);
  assert.deepEqual(place?.credentials, { accessKeyId: "someone", secretAccessKey: "hidden" });
  assert.equal(readConfig({}).s3, undefined);
});

for (const [environment, problem] of [
  [{ S3_ENDPOINT: "https://store.example" }, /^S3_BUCKET is required when/],
  [{ S3_ACCESS_KEY_ID: "someone", S3_SECRET_ACCESS_KEY: "hidden" }, /^S3_BUCKET is required when/],
  [{ S3_BUCKET: "company-files" }, /^S3_REGION is required/],
  [{ ...bucket, S3_BUCKET: "Company Files" }, /^S3_BUCKET must be the name of a bucket/],
  [
    { ...bucket, S3_REGION: "eu", S3_ENDPOINT: "store.example:9000" },
    /^S3_ENDPOINT must be an address that/,
  ],
  [{ ...bucket, S3_ENDPOINT: "https://someone:hidden@store.example" }, /^S3_ENDPOINT must be an/],
  [{ ...bucket, S3_ACCESS_KEY_ID: "someone" }, /^S3_SECRET_ACCESS_KEY is missing/],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: "hidden" }, /^S3_ACCESS_KEY_ID is missing/],
] as const) {
  test(`${Object.keys(environment).join(" and ")}: ${String(problem)}`, () => {
    const problems = problemsOf(environment);
    assert.equal(problems.length, 1, problems.join());
    assert.match(problems[0] ?? "", problem);
    assert.doesNotMatch(problems[0] ?? "", /hidden/);
  });
}

test("the public address is stored in lower case without a slash", () => {
  assert.equal(
    readConfig({ SITE_URL: "HTTPS://Company.example/" }).siteUrl,
    "https://company.example",
  );
});

test("a misspelled variable is warned of with the one that was meant, and foreign ones are not", () => {
  const warningsOf = (environment: Environment) => readConfig(environment).warnings;
  assert.deepEqual(warningsOf({ SMPT_URL: "smtp://mail.example" }), [
    "SMPT_URL is set, which the server does not know: did you mean SMTP_URL?",
  ]);
  for (const [name, meant] of [
    ["SMTP_HOST", "SMTP_URL"],
    ["SMTP_PASSWORD", "SMTP_URL"],
    ["BASE_URL", "SITE_URL"],
    ["TRUST_PROXIES", "TRUST_PROXY"],
    ["BACKUP_PATH", "BACKUP_DIR"],
  ] as const) {
    assert.deepEqual(warningsOf({ [name]: "x" }), [
      `${name} is set, which the server does not know: did you mean ${meant}?`,
    ]);
  }
  assert.match(warningsOf({ DATABSE_URL: "x" }).join(), /did you mean DATABASE_URL\?$/);
  assert.match(warningsOf({ AUTH_SECRET_FIEL: "x" }).join(), /did you mean AUTH_SECRET_FILE\?$/);
  const foreign = ["HOME", "HOSTNAME", "PATH", "PWD", "LANG", "NODE_ENV", "USER", "TO_DATA_DIR"];
  assert.deepEqual(warningsOf(Object.fromEntries(foreign.map((name) => [name, "x"]))), []);
});

test("an S3 endpoint without keys is warned of, except Amazon's own", () => {
  assert.match(readConfig(bucket).warnings.join(), /^S3_ENDPOINT is set without keys: set S3_ACC/);
  const endpoint = "https://s3.ap-southeast-1.amazonaws.com";
  assert.deepEqual(readConfig({ ...bucket, S3_ENDPOINT: endpoint }).warnings, []);
});

test("a secret can be in a file that a variable names, or in a credential of systemd", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "site-config-"));
  context.after(() => rm(folder, { recursive: true }));
  const secret = "a secret of the tests, long enough";
  const path = join(folder, "AUTH_SECRET");
  await writeFile(path, `${secret}\n`);
  assert.equal(readConfig({ AUTH_SECRET_FILE: path }).authSecret, secret);
  assert.equal(readConfig({ CREDENTIALS_DIRECTORY: folder }).authSecret, secret);
  assert.deepEqual(problemsOf({ AUTH_SECRET_FILE: path, AUTH_SECRET: secret }), [
    "AUTH_SECRET_FILE and AUTH_SECRET are both set: remove one of them",
  ]);
  const [problem] = problemsOf({ SMTP_URL_FILE: join(folder, "missing") });
  assert.match(problem ?? "", /^SMTP_URL_FILE cannot be read: ENOENT.+missing/);
});
