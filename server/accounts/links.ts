import { hash, randomBytes } from "node:crypto";
import { exists } from "#server/db/lists.ts";
import { newId } from "#server/db/id.ts";
import type { OneTimeTokensTable } from "#server/db/account-tables.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { invalid } from "#server/http/http-error.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { acceptedKeys, decrypt, encrypt, type Keys } from "#server/http/keys.ts";

type Purpose = OneTimeTokensTable["purpose"];

const pages: Record<Purpose, string> = {
  setup: "/reset-password#token=",
  invite: "/reset-password#token=",
  reset: "/reset-password#token=",
  email: "/confirm-email#token=",
  erase: "/application-status#erase=",
  contact: "/application-status#contact=",
  back: "/application-status#back=",
  copy: "/application-status#copy=",
  pool: "/application-status#pool=",
  apply: "/careers/apply#pass=",
};

/**
 * Creates a one-time link and revokes earlier ones with the same purpose and owner; one that carries an
 * application has no owner. The token follows
 * `#`, so that it appears in no server log and no Referer header.
 */
export async function createLink(
  tx: Tx,
  link: {
    purpose: Purpose;
    userId?: string;
    applicationId?: string;
    email?: string;
    hours: number;
  },
  siteUrl: string,
  now: Date,
): Promise<string> {
  const { purpose, userId = null, applicationId = null, email = null, hours } = link;
  const token = randomBytes(32).toString("base64url");
  if (purpose !== "apply") {
    await tx
      .deleteFrom("one_time_tokens")
      .where("purpose", "=", purpose)
      .where("user_id", userId === null ? "is" : "=", userId)
      .where("application_id", applicationId === null ? "is" : "=", applicationId)
      .where("used_at", "is", null)
      .execute();
  }
  await tx
    .insertInto("one_time_tokens")
    .values({
      id: newId(now),
      purpose,
      user_id: userId,
      application_id: applicationId,
      email,
      token_hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + hours * hourMs).toISOString(),
    })
    .execute();
  return siteUrl + pages[purpose] + token;
}

const selectUsable = (db: Db, now: Date) =>
  db
    .selectFrom("one_time_tokens")
    .select(["id", "purpose", "user_id", "application_id", "email"])
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString());

/** Finds the link of a token without consuming it; undefined unless it is usable for one of `purposes`. */
export const findLink = <Purposes extends Purpose>(
  db: Db,
  token: string,
  purposes: readonly Purposes[],
  now: Date,
) =>
  selectUsable(db, now)
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "in", purposes)
    .$narrowType<{ purpose: Purposes }>()
    .executeTakeFirst();

/** As `findLink`, but throws 422 without a usable one. */
export async function requireLink<Purposes extends Purpose>(
  db: Db,
  token: string,
  purposes: readonly Purposes[],
  now: Date,
) {
  const link = await findLink(db, token, purposes, now);
  if (link === undefined) throw unusableLink();
  return link;
}

export const hasLink = (db: Db, userId: string, purpose: Purpose, now: Date): Promise<boolean> =>
  exists(selectUsable(db, now).where("user_id", "=", userId).where("purpose", "=", purpose));

/** Whether a link of this purpose still works at an instant. */
export const isUsable = (db: Db, link: string, purpose: Purpose, at: Date): Promise<boolean> =>
  exists(
    selectUsable(db, at)
      .where("purpose", "=", purpose)
      .where("token_hash", "=", hashOf(link.split("#token=")[1] ?? "")),
  );

/** Marks a link as used. Throws 422 if another call was first. */
export async function consumeLink(tx: Tx, id: string, now: Date): Promise<void> {
  const used = await tx
    .updateTable("one_time_tokens")
    .set({ used_at: now.toISOString() })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (used === undefined) throw unusableLink();
}

export async function revokeLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("one_time_tokens")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

const hashOf = (token: string) => hash("sha256", token);

export const unusableLink = () => invalid({}, "failure.tokenUsed");

const sealedMark = "sealed.";

/** Encrypts the secret part of a link for an email that is stored. `openLinks` decrypts it. */
export function sealLink({ storedLinks }: Keys, link: string): string {
  const start = link.indexOf("#") + 1;
  return link.slice(0, start) + sealedMark + encrypt(storedLinks, sealedMark, link.slice(start));
}

/** Makes the sealed links of an email usable when it leaves. A link of another secret stays as it is. */
export const openLinks = (keys: Keys, text: string): string =>
  text.replaceAll(/(?<=#)sealed\.([\w-]+)/g, (sealed, encrypted: string) => {
    for (const { storedLinks } of acceptedKeys(keys)) {
      const secret = decrypt(storedLinks, sealedMark, encrypted);
      if (secret !== null) return secret;
    }
    return sealed;
  });

/** Seals the links of emails that an earlier version of the server has stored. */
export async function sealStoredLinks(db: Db, keys: Keys): Promise<void> {
  const seal = (text: string) =>
    text.replaceAll(/https?:\/\/[^\s"#<>]+#(?!sealed\.)(?:[a-z]+=)?[\w-]{40,}/g, (link) =>
      sealLink(keys, link),
    );
  let after = "";
  for (;;) {
    const emails = await db
      .selectFrom("outbox")
      .select(["id", "text", "html"])
      .where("id", ">", after === "" ? firstId : after)
      .where("text", "like", "%#%")
      .orderBy("id")
      .limit(200)
      .execute();
    for (const { id, text, html } of emails) {
      const sealed = { text: seal(text), html: seal(html) };
      if (sealed.text === text && sealed.html === html) continue;
      await db.updateTable("outbox").set(sealed).where("id", "=", id).execute();
    }
    after = emails.at(-1)?.id ?? "";
    if (after === "") return;
  }
}

const firstId = "00000000-0000-0000-0000-000000000000";
