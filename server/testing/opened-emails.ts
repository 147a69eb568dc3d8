import type { OutboxTable } from "#server/db/schema.ts";
import { withLinks } from "#server/hiring/applications/leaving-emails.ts";
import type { TestApp } from "./app.ts";

/** The stored emails that match, oldest first, with the links that their recipients get. */
export async function openedEmails(
  app: Pick<TestApp, "db" | "keys" | "config">,
  about: Partial<Pick<OutboxTable, "id" | "application_id" | "to_email" | "kind" | "user_id">>,
) {
  const rows = await app.db
    .selectFrom("outbox")
    .selectAll()
    .where((eb) => eb.and(about))
    .orderBy("id")
    .execute();
  const { db, keys, config } = app;
  const services = { db, keys, siteUrl: config.siteUrl };
  return Promise.all(
    rows.map(async (row) => {
      const { text, html } = await withLinks(services, { ...row, to_email: row.to_email ?? "" });
      return { ...row, text, html };
    }),
  );
}

/** The secret of the newest one-time link of this kind, such as `copy`, in an email about an application. */
export async function newestKey(
  app: Pick<TestApp, "db" | "keys" | "config">,
  application_id: string,
  kind: string,
): Promise<string> {
  const emails = await openedEmails(app, { application_id });
  const found = emails.flatMap(({ text }) =>
    Array.from(text.matchAll(/#([a-z]+)=([\w-]+)/g), ([, name, key]) => ({ name, key })),
  );
  return found.findLast(({ name }) => name === kind)?.key ?? "";
}
