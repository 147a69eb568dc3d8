import { linkIn } from "#contract/link-language.ts";
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
  application_id: string | null;
  to_email: string;
  text: string;
  html: string;
};

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
  if (about === undefined || about.address_confirmed_at !== null) return withNotMine(opened, null);
  const token = notMineToken(keys, about.id, hashOf(email.to_email));
  const url = linkIn(about.language, `${siteUrl}/application-status#notmine=${token}`);
  return withNotMine(opened, { label: translatorTo(about.language)("email.notMine"), url });
}
