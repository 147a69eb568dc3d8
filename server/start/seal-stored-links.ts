import type { Db } from "#server/db/schema.ts";
import { readState, storeState } from "#server/db/state.ts";
import { readStatusToken } from "#server/hiring/applications/status-link.ts";
import type { Keys } from "#server/http/keys.ts";
import { openLinks, sealLinks, waitingToken } from "#server/mail/sealed-links.ts";

const stateName = "sealed-links-of-emails";
/** To this owner 1.0.0 sealed all links. */
const formerOwner = "sealed.";
const firstId = "00000000-0000-0000-0000-000000000000";

/** Seals the links of emails that 1.0.0 has stored for their email: once, and again after the restore of a backup of it. */
export async function sealStoredLinks(db: Db, keys: Keys, now: Date): Promise<void> {
  if ((await readState(db, stateName)) !== undefined) return;
  for (let after = firstId; ;) {
    const emails = await db
      .selectFrom("outbox")
      .select(["id", "text", "html"])
      .where("id", ">", after)
      .where("text", "like", "%#%")
      .orderBy("id")
      .limit(200)
      .execute();
    for (const { id, text, html } of emails) {
      const sealed = { text: sealAgain(keys, id, text), html: sealAgain(keys, id, html) };
      if (sealed.text === text && sealed.html === html) continue;
      await db
        .updateTable("outbox")
        .set(sealed)
        .where("id", "=", id)
        .where("text", "=", text)
        .execute();
    }
    const last = emails.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  await storeState({ db, now }, stateName, "");
}

const statusLinks = /(?<=\/application-status)#([\w-]{40,})/g;

function sealAgain(keys: Keys, id: string, stored: string): string {
  const text = openLinks(keys, formerOwner, stored).replaceAll(
    statusLinks,
    (link, token: string) => {
      const read = readStatusToken(keys, token);
      return read === undefined ? link : `#${waitingToken(read.id)}`;
    },
  );
  return sealLinks(keys, id, text);
}
