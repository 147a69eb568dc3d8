import type { ApplicationsTable } from "#server/db/schema.ts";
import type { ApplicationFacts } from "#server/mail/application-emails.ts";
import type { Parts } from "#server/parts.ts";
import { jobTitle } from "./queries.ts";
import { statusLink } from "./status-link.ts";

/** What the letters about an application say of it. */
export function factsOf(
  { config, keys }: Pick<Parts, "config" | "keys">,
  row: Pick<ApplicationsTable, "id" | "full_name" | "job_id" | "created_at">,
): ApplicationFacts {
  return {
    id: row.id,
    fullName: row.full_name,
    jobTitle: jobTitle(row.job_id),
    createdAt: row.created_at,
    siteUrl: config.siteUrl,
    statusLink: statusLink(keys, config.siteUrl, row.id),
  };
}
