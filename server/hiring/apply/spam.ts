import type { SpamReason, SpamSignals } from "#contract/applications.ts";
import { isGenuine, macOf, type Keys } from "#server/http/keys.ts";

/** People take longer than this to fill in the form. */
const minimumAgeMs = 3_000;

/** A signed token of the time when a form was opened. */
export function formToken(keys: Keys, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${macOf(keys.formToken, openedAt).toString("base64url")}`;
}

/** The reason for suspected spam, or null. A missing token is no reason: a bad connection may lose it. */
export function detectSpam(keys: Keys, signals: SpamSignals, now: Date): SpamReason | null {
  if (signals.website !== undefined && signals.website.trim() !== "") return "honeypot";
  const token = signals.form_age ?? "";
  if (token === "") return null;
  const [openedAt = "", mac = ""] = token.split(".", 2);
  const given = Buffer.from(mac, "base64url");
  if (!isGenuine(keys, "formToken", openedAt, { mac: given })) return "forged_age";
  return now.getTime() - Number.parseInt(openedAt, 36) < minimumAgeMs ? "form_age" : null;
}
