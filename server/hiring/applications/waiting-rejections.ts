import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { EmailText } from "#contract/email-text.ts";
import { languages, type Language } from "#contract/languages.ts";
import { bulkLimits } from "#contract/bulk.ts";
import { MessageResponse } from "#contract/message-response.ts";
import { WaitingRejections } from "#contract/waiting-rejections.ts";
import type { AppContext } from "#server/context.ts";
import { exists } from "#server/db/lists.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { conflict } from "#server/http/http-error.ts";
import { actorOf, messageFor, type Actor } from "#server/http/requests.ts";
import { authorOf } from "#server/mail/author-limits.ts";
import {
  cancelScheduledEmails,
  enqueueEmail,
  rewriteScheduledEmail,
  whereScheduled,
  withMailTransaction,
  withoutTokens,
} from "#server/mail/outbox.ts";
import { statusEmail } from "./emails.ts";
import { recordEvent } from "./events.ts";
import {
  emailsAbout,
  readStatusFacts,
  recipientOf,
  templateData,
  textOfStatus,
} from "./notifications.ts";
import { type ApplicationRow, idParam, lockApplication, saveApplication } from "./records.ts";

const params = z.object({ id: z.string() });

/** The emails of rejections that wait for the end of their hold time. */
export const waitingRejectionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.get("/applications/rejections", {
    config: { right: "application.read" },
    schema: {
      operationId: "listWaitingRejections",
      summary: "List the rejections that wait",
      description: "Rejections whose email has not left, the earliest first.",
      response: { 200: WaitingRejections },
    },
    handler: () => readWaiting(context),
  });

  app.post("/applications/:id/rejection/send", {
    config: { right: "application.change" },
    schema: {
      operationId: "sendRejection",
      summary: "Send a waiting rejection now",
      description:
        "The applicant also sees the decision once it has left, and open interviews end. Gets 409 once the email has left.",
      params,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await sendNow(context, idParam(request.params), actorOf(request));
      return messageFor(request, "success.rejectionSent");
    },
  });

  app.patch("/applications/:id/rejection", {
    config: { right: "application.change" },
    schema: {
      operationId: "rewriteRejection",
      summary: "Edit a waiting rejection",
      description: "Replaces subject and text; the time stays. Gets 409 once the email has left.",
      params,
      body: EmailText,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await rewrite(context, idParam(request.params), request.body, actorOf(request));
      return messageFor(request, "success.rejectionSaved");
    },
  });

  app.delete("/applications/:id/rejection", {
    config: { right: "application.change" },
    schema: {
      operationId: "cancelRejection",
      summary: "Cancel the email of a rejection",
      description:
        "The status stays; the applicant gets no email about it. Gets 409 once the email has left.",
      params,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await cancel(context, idParam(request.params), actorOf(request));
      return messageFor(request, "success.rejectionCancelled");
    },
  });

  app.post("/applications/:id/rejection", {
    config: { right: "application.change" },
    schema: {
      operationId: "restoreRejection",
      summary: "Put back a cancelled rejection",
      description:
        "The email has this text and leaves at the time before, or where that is over, in the next working hours. Gets 409 unless the email of the present rejection was cancelled.",
      params,
      body: EmailText,
      response: { 200: MessageResponse },
    },
    handler: async (request) => {
      await restore(context, idParam(request.params), request.body, actorOf(request));
      return messageFor(request, "success.rejectionRestored");
    },
  });
};

async function readWaiting({ db, clock }: AppContext): Promise<WaitingRejections> {
  const waiting = waitingRejections(db, clock());
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await waiting
    .select(["applications.id as application_id", "full_name", "job_title", "job_id", "language"])
    .select(["to_email", "outbox.run_at as leaves_at", "written"])
    .orderBy("outbox.run_at")
    .orderBy("applications.id")
    .limit(bulkLimits.ids)
    .execute();
  const facts = await readStatusFacts(db, "rejected");
  const standard = new Map<Language, EmailText>(
    languages.map((language) => [language, textOfStatus(language, "rejected", facts, clock())]),
  );
  const rejections = rows.map(({ written, job_title, job_id, ...row }) => {
    const given: unknown = written === null ? standard.get(row.language) : JSON.parse(written);
    return {
      ...row,
      job_title: job_title ?? job_id,
      to_email: row.to_email ?? "",
      ...EmailText.parse(given),
    };
  });
  return { rejections, total };
}

/** The queued emails about rejections with their applications. */
export const waitingRejections = (db: Db, now: Date) =>
  db
    .selectFrom("outbox")
    .innerJoin("applications", "applications.id", "outbox.application_id")
    .where(whereScheduled("status", now))
    .where("applications.status", "=", "rejected");

async function sendNow(context: AppContext, id: string, actor: Actor): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    const sent = await rewriteScheduledEmail({ tx, now }, id, { run_at: now.toISOString() });
    if (!sent) throw conflict("failure.emailLeft");
    // A page that shows it waiting is old now.
    await saveApplication({ tx, now, actor }, row, {}, { action: "rejection_sent" });
  });
}

async function rewrite(
  context: AppContext,
  id: string,
  text: EmailText,
  actor: Actor,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    const email = statusEmail(row.language, "rejected", templateData(context, row), text);
    const change = { ...email, written: JSON.stringify(text) };
    const moment = { tx, now, keys: context.keys };
    if (!(await rewriteScheduledEmail(moment, id, change))) throw conflict("failure.emailLeft");
    await recordEvent({ tx, now, actor }, id, { action: "rejection_edited" });
  });
}

async function cancel(context: AppContext, id: string, actor: Actor): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    await lockApplication(tx, id, now);
    const [cancelled] = await cancelScheduledEmails(tx, { application_id: id }, "status", now);
    if (cancelled === undefined) throw conflict("failure.emailLeft");
    const detail = { before: withoutTokens(cancelled.subject) };
    const action = "rejection_cancelled";
    await recordEvent({ tx, now, actor }, id, { event: "message_cancelled", detail, action });
  });
}

async function restore(
  context: AppContext,
  id: string,
  text: EmailText,
  actor: Actor,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    const hasLeftProcess = row.withdrawn_at !== null || row.spam;
    if (row.status !== "rejected" || hasLeftProcess || !(await wasCancelled(tx, row))) {
      throw conflict("failure.stale");
    }
    const email = statusEmail(row.language, "rejected", templateData(context, row), text);
    const { leavesAt, withinHours } = await readStatusFacts(tx, "rejected");
    const planned = leavesAt(new Date(row.status_at));
    const runAt = planned > now ? planned : withinHours(now);
    const author = authorOf(context.config, actor.actorId);
    const about = { applicationId: id, runAt, author, written: text };
    await enqueueEmail({ tx, now, keys: context.keys }, email, recipientOf(row), about);
    await recordEvent({ tx, now, actor }, id, { action: "rejection_restored" });
  });
}

/** Whether the email about the present status was cancelled, and none exists since. */
async function wasCancelled(
  tx: Tx,
  row: Pick<ApplicationRow, "id" | "status_at">,
): Promise<boolean> {
  const cancellations = tx
    .selectFrom("application_events")
    .select("id")
    .where("application_id", "=", row.id)
    .where("kind", "=", "message_cancelled")
    .where("created_at", ">=", row.status_at);
  return (await exists(cancellations)) && !(await exists(emailsAbout(tx, row)));
}
