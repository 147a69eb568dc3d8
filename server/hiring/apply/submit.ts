import {
  SubmittedApplication,
  type Application,
  type SpamSignals,
  type SubmitApplication,
  type TalentPoolChoice,
} from "#contract/applications.ts";
import type { ApplyPass } from "#contract/apply-pass.ts";
import type { Language } from "#contract/languages.ts";
import type { AddApplication } from "#contract/manual-applications.ts";
import { readSource, type SourceFields } from "#contract/sources.ts";
import { recordEvent, type Happening, type Unit } from "#server/hiring/applications/events.ts";
import type { Tx } from "#server/db/schema.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import { emailKey } from "#server/db/search.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { translate } from "#server/http/language.ts";
import { applyLimits } from "#server/http/limits.ts";
import type { Actor } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { recordSent } from "#server/hiring/applications/steps.ts";
import { readPositions, readPublicPositions } from "#server/positions/records.ts";
import {
  idempotencyKeyOf,
  respondOnce,
  saveResponse,
  type IdempotencyKey,
} from "#server/http/idempotency.ts";
import {
  enqueueReceipt,
  enqueueSubmissionEmails,
} from "#server/hiring/applications/notifications.ts";
import { archiveConsent } from "#server/hiring/applications/consent.ts";
import { getApplication } from "#server/hiring/applications/records.ts";
import { queueForIndex } from "#server/hiring/resumes/index-texts.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";
import {
  newApplicationRow,
  openPositionColumns,
  type NewApplication,
} from "#server/hiring/applications/columns.ts";
import { talentPoolEnd } from "#server/hiring/portal/talent-pool.ts";
import { usePass } from "./pass.ts";
import { detectSpam } from "./spam.ts";
import { storageFailure } from "./upload.ts";

type Received<Form> = {
  form: Form;
  resume: StagedResume | null;
  /** The Idempotency-Key that the client sent. */
  key: string | string[] | undefined;
};

type Submission = Received<
  SubmitApplication & SpamSignals & SourceFields & TalentPoolChoice & ApplyPass
> & {
  language: Language;
  network: string;
  requestId: string;
};

/**
 * Stores an application with its emails in the outbox. Only a stored one counts towards the limits, so a
 * repeated key does not. Suspected spam is stored without emails.
 */
export async function submitApplication(
  context: AppContext,
  { form, resume, key: header, language, network, requestId }: Submission,
): Promise<SubmittedApplication> {
  const { db, throttle, keys } = context;
  const { website, form_age, talent_pool, pass, ...fields } = form;
  const key = idempotencyKeyOf(header, { ...fields, talent_pool }, resume?.upload.sha256);
  const limits = applyLimits(context.config);
  const address = emailKey(fields.email);
  const now = context.clock();
  const suspicion = detectSpam(keys, { website, form_age }, now);
  const isJoining = talent_pool === true || talent_pool === "true";
  const poolEnd = isJoining && suspicion === null ? talentPoolEnd(now) : null;
  const application = { fields, source: readSource(fields), resume, language, suspicion, poolEnd };
  const actor = { actorId: null, client: { requestId } };
  const audited = suspicion === null ? ({ action: "application_submitted" } as const) : {};
  const joined = { event: "talent_pool", detail: { after: poolEnd } } as const;
  const events = [
    { event: "submitted", detail: {} } as const,
    ...(poolEnd === null ? [] : [joined]),
  ];
  const happening = { events, ...audited };
  const emails = suspicion === null ? "receiptAndHr" : "none";
  return respondOnce(db, key, SubmittedApplication, async () => {
    using hits = throttle.begin([[limits.network, network]]);
    const response = await storeApplication(context, application, {
      key,
      now,
      actor,
      happening,
      emails,
      admit: async (tx) => {
        if (pass !== undefined && (await usePass({ tx, now }, pass, fields.email))) return;
        const ofNetwork = `${network} ${address}`;
        await throttle.count(tx, [
          [limits.addressInNetworkSoon, ofNetwork],
          [limits.addressInNetwork, ofNetwork],
          [limits.address, address],
        ]);
      },
    });
    hits.keep();
    return response;
  });
}

/**
 * Stores an application that a user adds by hand. The applicant gets a receipt only on request, and HR no
 * email. A repeated key adds one application. Throws 422 for a position that is not open.
 */
export async function addApplication(
  context: AppContext,
  { form, resume, key: header }: Received<AddApplication>,
  { actorId, client }: Actor,
): Promise<Application> {
  const { db } = context;
  const { consent, send_receipt, source, source_detail, language = client.language } = form;
  const key = idempotencyKeyOf(header, form, resume?.upload.sha256);
  const now = context.clock();
  const origin = { source, source_detail: source_detail || null };
  const added = { added_by: actorId, consent };
  const application = { fields: form, source: origin, resume, language, added };
  const arrival = {
    key,
    now,
    actor: { actorId, client },
    happening: { event: "added", action: "application_added" },
    emails: send_receipt === "true" ? "receipt" : "none",
  } as const;
  const { data } = await respondOnce(db, key, SubmittedApplication, () =>
    storeApplication(context, application, arrival),
  );
  return getApplication(db, data.id, now);
}

type Arrival = Omit<Unit, "tx"> & {
  key: IdempotencyKey | undefined;
  happening: Happening;
  emails: "receiptAndHr" | "receipt" | "none";
  /** Throws in the transaction of an application that is one too many. */
  admit?: (tx: Tx) => Promise<void>;
};

/**
 * Stores an application durably: once this returns, its file and its row survive a power loss, with its
 * event and emails. The file is stored before the row. Throws 422 for a position that is not open.
 */
async function storeApplication(
  context: AppContext,
  application: NewApplication,
  { key, now, actor, happening, emails, admit }: Arrival,
): Promise<SubmittedApplication> {
  const { db, files, mailer } = context;
  const { fields, language, resume, added } = application;
  const id = newId(now);
  // Staff also know the positions that are not public yet.
  const positions =
    added === undefined ? await readPublicPositions(db, now) : await readPositions(db);
  const job = openPositionColumns(positions, fields.position, language);
  const row = newApplicationRow(id, job, application, now);
  const response: SubmittedApplication = {
    message: translate(language, "success.submitted"),
    data: { id, status: row.status, created_at: row.created_at },
  };
  try {
    if (resume !== null) await files.store(resume.upload, id);
    await withTransaction(db, async (tx) => {
      const moment = { tx, now };
      if (key !== undefined) await saveResponse(tx, key, response, row.created_at);
      await admit?.(tx);
      await tx
        .insertInto("applications")
        .values({
          ...row,
          ...(added ?? { consent_text_id: await archiveConsent(moment, language) }),
        })
        .execute();
      await queueForIndex(tx, id, resume?.upload.sha256 ?? null);
      await recordEvent({ tx, now, actor }, id, happening);
      if (!row.spam) await recordSent(tx, row);
      if (emails === "receiptAndHr") await enqueueSubmissionEmails(context, { tx, now }, row);
      if (emails === "receipt")
        await enqueueReceipt(context, { tx, now, actorId: actor.actorId }, row);
    });
  } catch (error) {
    // The commit may have succeeded unnoticed, so the purge of orphaned files decides about the file.
    if (!isDatabaseOutage(error) && resume !== null) await files.remove(id).catch(() => undefined);
    throw storageFailure(error);
  }
  mailer.wake();
  return response;
}
