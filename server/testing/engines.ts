import { createHash } from "node:crypto";
import type { Engine } from "#server/db/engine.ts";

const both = ["sqlite", "postgres"] as const;

/**
 * The tests whose subject differs between the engines, by the beginning of their path: locks, leases and
 * claims, search, order and sums, triggers, outages, backups, texts that an engine refuses, and what one
 * engine tests for both.
 */
export const engineSubjects: readonly string[] = [
  "server/db/",
  "server/backup/",
  "server/jobs/",
  "server/operations/",
  "server/panel/export/",
  "server/panel/overview/overview",
  "server/panel/overview/funnel",
  "server/accounts/bulk",
  "server/accounts/failed-sign-ins",
  "server/accounts/last-admin",
  "server/accounts/list-users",
  "server/accounts/refresh",
  "server/accounts/secret-rotation",
  "server/audit/audit",
  "server/files/store-id",
  "server/hiring/applications/bulk",
  "server/hiring/applications/erased-remains",
  "server/hiring/applications/legal-hold",
  "server/hiring/applications/list",
  "server/hiring/applications/text-search",
  "server/hiring/apply/idempotency",
  "server/hiring/portal/copied-words",
  "server/hiring/resumes/found-words",
  "server/hiring/resumes/index",
  "server/mail/hostile-recipients",
  "server/mail/mailer",
  "server/mail/outbox",
  "server/mail/queue",
  "server/positions/editors",
  "server/start/",
  "server/testing/copied-texts",
  "server/testing/hostile-texts",
  "server/testing/hostile-uploads",
  "server/accounts/confirmation",
  "server/hiring/answer-time",
  "server/hiring/applications/interrupted-bulk",
  "server/hiring/portal/replaced-links",
];

/**
 * The engines of a suite: both, or with `TEST_ENGINES=one` the one that its name falls to, unless its file
 * tests what differs between them. Without PostgreSQL that one is SQLite.
 */
export function enginesOf(
  suite: { file: string; name: string },
  { choice = "both", withoutPostgres }: { choice?: string | undefined; withoutPostgres: boolean },
): readonly Engine[] {
  if (choice !== "one" && choice !== "both") throw new Error('TEST_ENGINES is "one" or "both"');
  if (choice === "both" || engineSubjects.some((start) => suite.file.startsWith(start)))
    return both;
  return [withoutPostgres || isEven(suite.name) ? "sqlite" : "postgres"];
}

const isEven = (name: string) => createHash("sha256").update(name).digest().readUInt8() % 2 === 0;
