import { createHmac, timingSafeEqual } from "node:crypto";
import type { FormSigns, SpamReason } from "#contract/applications.ts";
import type { Keys } from "#server/auth/keys.ts";

/** Nobody reads, types and chooses a file faster than this. */
const youngestMs = 3_000;

/** A sign of when a form was opened. It tells nothing else, and anybody may have one. */
export function signOfAge(keys: Keys, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${macOf(keys, openedAt)}`;
}

/**
 * Why a submission looks like spam; null when nothing speaks for it. A missing sign says nothing: it
 * may have been lost on a poor line.
 */
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
