import { SubmittedApplication, type Application } from "#contract/applications.ts";
import type { AddApplication } from "#contract/manual-applications.ts";
import { newId } from "#server/db/id.ts";
import type { Actor } from "#server/http/requests.ts";
import { translate } from "#server/http/language.ts";
import { countSent } from "#server/positions/application-steps.ts";
import type { AppContext } from "#server/context.ts";
import { findResponse, idempotencyKeyOf } from "./idempotency.ts";
import { getApplication } from "./list-applications.ts";
import { sendReceipt } from "./notifications.ts";
import { auditApplication, recordEvent } from "#server/audit/audit.ts";
import { newApplicationRow, requireOpenPosition, storeApplication } from "./store-application.ts";
import type { StagedResume } from "./upload.ts";

type Addition = {
  form: AddApplication;
  resume: StagedResume | null;
  /** The Idempotency-Key that the client sent. */
  key: string | string[] | undefined;
};

/**
 * Stores an application that a user adds by hand. The applicant gets a receipt only on request, and HR no
 * email. A repeated key adds one application. Throws 422 for a position that is not open.
 */
export async function addApplication(
  context: AppContext,
  { form, resume, key }: Addition,
  actor: Actor,
): Promise<Application> {
  const { db } = context;
  const { consent, send_receipt, source, source_detail, language: chosen, ...fields } = form;
  const request = idempotencyKeyOf(key, form, resume);
  const earlier = request && (await findResponse(db, request, SubmittedApplication));
  if (earlier !== undefined) return getApplication(db, earlier.data.id, context.clock());

  const now = context.clock();
  const id = newId(now);
  const language = chosen ?? actor.client.language;
  const job = await requireOpenPosition(db, fields.position, language);
  const origin = { source, source_detail: source_detail || null };
  const row = {
    ...newApplicationRow(id, job, { fields, source: origin, resume, language }, now),
    added_by: actor.actorId,
    consent,
  };
  const response = {
    message: translate(actor.client.language, "success.submitted"),
    data: { id, status: row.status, created_at: row.created_at },
  };
  const stored = await storeApplication(
    context,
    row,
    { resume, key: request },
    response,
    async (tx) => {
      await recordEvent(tx, id, "added", actor.actorId, {}, now);
      await countSent(tx, row);
      await auditApplication(tx, id, "application_added", actor, now);
      if (send_receipt === "true") await sendReceipt(context, tx, row, now);
    },
  );
  return getApplication(db, stored.data.id, now);
}
