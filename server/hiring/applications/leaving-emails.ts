import { linkIn } from "#contract/link-language.ts";
import type { EmailKind } from "#contract/outbox.ts";
import { emailKey } from "#server/db/search.ts";
import type { Db } from "#server/db/schema.ts";
import type { Keys } from "#server/http/keys.ts";
import { translatorTo } from "#server/mail/email.ts";
import { withNotMine } from "#server/mail/not-mine.ts";
import { openLinks } from "#server/mail/sealed-links.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import { notMineToken, statusToken } from "./status-link.ts";

type Leaving = {
  id: string;
  kind: string;
  application_id: string | null;
  to_email: string;
  text: string;
  html: string;
};

/** To an address that somebody has typed and that no application has. */
const typedKinds: readonly string[] = ["apply_pass", "contact_link"] satisfies EmailKind[];
const noApplication = "00000000-0000-0000-0000-000000000000";

/**
 * Opens the links of an email as it leaves. A status link is that of the present version, and leads nowhere for any
 * other than the present address. An address that no link has confirmed also gets the link "I did not apply".
 */
export async function withLinks<Email extends Leaving>(
  { db, keys, siteUrl }: { db: Db; keys: Keys; siteUrl: string },
  email: Email,
): Promise<Email> {
  const ids = new Set<string>(email.application_id === null ? [] : [email.application_id]);
  const note = (id: string) => {
    ids.add(id);
    return "";
  };
  openLinks(keys, email.id, email.text, note);
  const rows =
    ids.size === 0
      ? []
      : await db
          .selectFrom("applications")
          .select(["id", "email_key", "link_version", "address_confirmed_at", "language"])
          .where("id", "in", [...ids])
          .where("email_key", "=", emailKey(email.to_email))
          .execute();
  const tokenOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? "" : statusToken(keys, id, row.link_version);
  };
  const opened = {
    ...email,
    text: openLinks(keys, email.id, email.text, tokenOf),
    html: openLinks(keys, email.id, email.html, tokenOf),
  };
  // An email about several applications takes the newest that is not confirmed.
  const about = rows.find(({ id, address_confirmed_at }) =>
    email.application_id === null ? address_confirmed_at === null : id === email.application_id,
  );
  const isUnconfirmed =
    about === undefined ? typedKinds.includes(email.kind) : about.address_confirmed_at === null;
  if (!isUnconfirmed) return withNotMine(opened, null);
  const id = about?.id ?? email.application_id ?? noApplication;
  const language = about?.language ?? (email.html.includes('<html lang="vi"') ? "vi" : "en");
  const token = notMineToken(keys, id, hashOf(email.to_email));
  const url = linkIn(language, `${siteUrl}/application-status#notmine=${token}`);
  return withNotMine(opened, { label: translatorTo(language)("email.notMine"), url });
}
