import { createHmac, timingSafeEqual } from "node:crypto";
import type { FormSigns, SpamReason } from "#contract/applications.ts";
import type { Keys } from "#server/auth/keys.ts";

/** A person needs longer than this to read, type and choose a file. */
const youngestMs = 3_000;

/** A token of when a form was opened. It holds nothing else, and anyone may have one. */
export function formToken(keys: Keys, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${macOf(keys, openedAt)}`;
}

/** Why a submission looks like spam, or null. A missing token counts as none: a poor line may lose it. */
export function suspicionOf(keys: Keys, signs: FormSigns, now: Date): SpamReason | null {
  if (signs.website !== undefined && signs.website.trim() !== "") return "honeypot";
  const sign = signs.form_age ?? "";
  if (sign === "") return null;
  const [openedAt = "", mac = ""] = sign.split(".", 2);
  const expected = Buffer.from(macOf(keys, openedAt));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged_age";
  return now.getTime() - Number.parseInt(openedAt, 36) < youngestMs ? "form_age" : null;
}

const macOf = (keys: Keys, openedAt: string) =>
  createHmac("sha256", keys.formAge).update(openedAt).digest("base64url");
