import type { ApplicationSource } from "#contract/sources.ts";

import type { Db } from "#server/db/schema.ts";
import type { WriteCheck } from "#server/db/write-check.ts";
import type { FileStore } from "#server/files/files.ts";
import type { FilesConfig } from "#server/files/open.ts";
import type { Scanner } from "#server/files/scanner.ts";
import type { Keys } from "#server/http/keys.ts";
import type { LimitsConfig } from "#server/http/limits.ts";
import type { Throttle } from "#server/http/throttle.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { MailConfig } from "#server/mail/transport.ts";

/** What the environment says (README.md), as `start/config.ts` reads it. */
export type Config = FilesConfig &
  MailConfig &
  LimitsConfig & {
    port: number;
    host: string;
    databaseUrl: string | undefined;
    hrEmail: string | undefined;
    clamdUrl: string | undefined;
    firstAdmin: { email: string; password: string } | undefined;
    authSecret: string | undefined;
    /** The secret before the last change, whose signatures are accepted; "lost" accepts any change. */
    previousAuthSecret: string | undefined;
    /** Addresses of proxies whose X-Forwarded-For is trusted. */
    trustProxy: string[];
    /** What browsers are told to open over https only: nothing, this host, or its subdomains too. */
    hsts: "off" | "host" | "subdomains";
    rateLimit: boolean;
    /** Whether every page is rendered at the start, before its first visitor. */
    warmPages: boolean;
    /** Scheduled backups; undefined for none. */
    backups: { folder: string; hours: number; keep: number } | undefined;
    /** Whether an empty database may start beside the files or backups of another store. */
    mayStartEmpty: boolean;
    logLevel: "silent" | "error" | "warn" | "info" | "debug";
    /** One line for each setting that is probably a mistake. */
    warnings: string[];
    /** The address of `/metrics`; undefined for none. */
    metrics: { host: string; port: number } | undefined;
  };

/** The services that routes use; `start/context.ts` starts them. Tests set the clock. */
export type AppContext = {
  config: Config;
  db: Db;
  /** Whether the database accepts writes. */
  writeCheck: WriteCheck;
  files: FileStore;
  /** Undefined without a virus scanner. */
  scanner: Scanner | undefined;
  mailer: Mailer;
  throttle: Throttle;
  visits: Visits;
  keys: Keys;
  passwords: PasswordHasher;
  /** The number of samples that visitors can see. */
  samples: number;
  clock: () => Date;
};

/** Hashes and verifies passwords, a few at a time. Throws an OverloadError when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches. Without a hash it takes the same time and returns false. `begin` runs when the
   * turn in the queue comes and may throw to refuse the attempt.
   */
  verify(hash: string | null, password: string, begin?: () => Promise<void>): Promise<boolean>;
  needsRehash(hash: string | null): boolean;
};

/** Counts how often pages are opened and forms are started, and stores nothing about visitors. */
export type Visits = {
  count(path: string): void;
  /** A page view of a position or the form, for the pages and for the funnel. */
  countView(path: string, position: string, source: ApplicationSource): void;
  /** A form that was started. */
  countStart(position: string, source: ApplicationSource): void;
  /** Adds the counts in memory to the database; a job calls this every minute. */
  write(): Promise<void>;
};
