import { createHmac, timingSafeEqual } from "node:crypto";
import {
  SubmittedApplication,
  type SpamReason,
  type SpamSignals,
  type SubmitApplication,
} from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { readSource, type SourceFields } from "#contract/sources.ts";
import { acceptedKeys, type Keys } from "#server/auth/tokens.ts";
import { emailKey } from "#server/db/search.ts";
import { newId } from "#server/db/id.ts";
import { translate } from "#server/http/language.ts";
import { applyLimits } from "#server/http/limits.ts";
import { countSent } from "#server/positions/application-steps.ts";
import type { AppContext } from "#server/context.ts";
import { findResponse, idempotencyKeyOf } from "./idempotency.ts";
import { sendSubmissionEmails } from "./notifications.ts";
import { auditApplication, recordEvent } from "#server/audit/audit.ts";
import { newApplicationRow, requireOpenPosition, storeApplication } from "./store-application.ts";
import type { StagedResume } from "./upload.ts";

type Submission = {
  form: SubmitApplication & SpamSignals & SourceFields;
  resume: StagedResume | null;
  /** The Idempotency-Key that the client sent. */
  key: string | string[] | undefined;
  language: Language;
  network: string;
  requestId: string;
};

/**
 * Stores an application with its emails in the outbox. A repeated key gets the first response and counts
 * towards no limit. Suspected spam is stored without emails.
 */
export async function submitApplication(
  context: AppContext,
  { form, resume, key, language, network, requestId }: Submission,
): Promise<SubmittedApplication> {
  const { db, throttle } = context;
  const { website, form_age, ...fields } = form;
  const request = idempotencyKeyOf(key, fields, resume);
  const earlier = request && (await findResponse(db, request, SubmittedApplication));
  if (earlier !== undefined) return earlier;
  throttle.hit(applyLimits.soon, network);
  throttle.hit(applyLimits.daily, network);
  throttle.hit(applyLimits.toOneAddress, emailKey(fields.email));

  const now = context.clock();
  const id = newId(now);
  const job = await requireOpenPosition(db, fields.position, language);
  const suspicion = detectSpam(context.keys, { website, form_age }, now);
  const source = readSource(fields);
  const row = newApplicationRow(id, job, { fields, source, resume, language, suspicion }, now);
  const response: SubmittedApplication = {
    message: translate(language, "success.submitted"),
    data: { id, status: row.status, created_at: row.created_at },
  };
  return storeApplication(context, row, { resume, key: request }, response, async (tx) => {
    await recordEvent(tx, id, "submitted", null, {}, now);
    if (row.spam) return;
    await countSent(tx, row);
    const applicant = { actorId: null, client: { requestId } };
    await auditApplication(tx, id, "application_submitted", applicant, now);
    await sendSubmissionEmails(context, tx, row, now);
  });
}

/** People take longer than this to fill in the form. */
const minimumAgeMs = 3_000;

/** A signed token of the time when a form was opened. */
export function formToken(keys: Keys, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${formMac(keys.formToken, openedAt)}`;
}

/** Why a submission looks like spam, or null. A missing token is no reason: a bad connection may lose it. */
function detectSpam(keys: Keys, signals: SpamSignals, now: Date): SpamReason | null {
  if (signals.website !== undefined && signals.website.trim() !== "") return "honeypot";
  const token = signals.form_age ?? "";
  if (token === "") return null;
  const [openedAt = "", mac = ""] = token.split(".", 2);
  const given = Buffer.from(mac);
  const isGenuine = acceptedKeys(keys).some((set) => {
    const expected = Buffer.from(formMac(set.formToken, openedAt));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) return "forged_age";
  return now.getTime() - Number.parseInt(openedAt, 36) < minimumAgeMs ? "form_age" : null;
}

const formMac = (key: Uint8Array, openedAt: string) =>
  createHmac("sha256", key).update(openedAt).digest("base64url");
