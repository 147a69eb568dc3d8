import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { CorrectAddress, VisitedApplication, VisitKeyBody } from "#contract/applicant.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { AppContext } from "#server/context.ts";
import { correctedColumns } from "#server/hiring/applications/change.ts";
import { followWithReceipt } from "#server/hiring/applications/notifications.ts";
import {
  lockApplication,
  requireApplication,
  saveApplication,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import { readVisitKey } from "#server/hiring/applications/status-link.ts";
import { followCorrection, happeningOf } from "#server/hiring/applications/status-change.ts";
import { conflict, invalid } from "#server/http/http-error.ts";
import { applicantLimits as limits } from "#server/http/limits.ts";
import { networkOf } from "#server/http/requests.ts";
import { withdrawVisitorEmails, withMailTransaction } from "#server/mail/outbox.ts";
import { isConsidered } from "./own-application.ts";
import { withdrawApplication } from "./withdrawal.ts";

const maxCorrections = 3;

/**
 * The visit after sending. Its key belongs to whoever typed the address, who may have mistyped it or chosen a
 * stranger's: it shows what was typed, and ends once a link from an email is opened.
 */
export const visitRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { throttle } = context;
  const config = { right: "application.own" } as const;
  const response = { 200: VisitedApplication };

  app.post("/application-visit", {
    config,
    schema: {
      operationId: "getVisitedApplication",
      summary: "Get the application that was just sent",
      description:
        "With the `visit_key` of the answer to an application, for 24 hours. It ends when a link from an email of this application is opened, or HR replaces the links.",
      body: VisitKeyBody,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.visits, networkOf(request.ip));
      return readVisited(context, request.body.visit_key);
    },
  });

  app.post("/application-visit/address", {
    config,
    schema: {
      operationId: "correctVisitedAddress",
      summary: "Correct the email address of the application that was just sent",
      description:
        "At most three times. The receipt goes to the new address, and all earlier links end.",
      body: CorrectAddress,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const { visit_key, email } = request.body;
      await correctAddress(context, visit_key, email, request.id);
      return readVisited(context, visit_key);
    },
  });

  app.post("/application-visit/withdraw", {
    config,
    schema: {
      operationId: "withdrawVisitedApplication",
      summary: "Withdraw the application that was just sent",
      description: "Notifies HR. Withdrawing twice is not an error.",
      body: VisitKeyBody,
      response,
    },
    handler: async (request) => {
      throttle.hit(limits.changes, networkOf(request.ip));
      const { visit_key } = request.body;
      const { id } = await requireVisit(context, visit_key);
      await withdrawApplication(context, id, { requestId: request.id }, requireOpen);
      return readVisited(context, visit_key);
    },
  });
};

async function requireVisit(context: AppContext, key: string) {
  const id = readVisitKey(context.keys, key);
  if (id === undefined) throw visitOver();
  return requireOpen(await requireApplication(context.db, id, visitOver), context.clock());
}

function requireOpen<Row extends ApplicationRow>(
  row: Row,
  now: Date,
): Row & { visit_ends_at: string } {
  const { visit_ends_at } = row;
  if (visit_ends_at === null || visit_ends_at <= now.toISOString()) throw visitOver();
  return { ...row, visit_ends_at };
}

async function readVisited(context: AppContext, key: string): Promise<VisitedApplication> {
  const row = await requireVisit(context, key);
  // The schema drops the other columns.
  return VisitedApplication.parse({
    ...row,
    receipt: receiptNumber(row.id),
    job_title: row.job_title ?? row.job_id,
    can_withdraw: isConsidered(row, context.clock()),
    corrections_left: maxCorrections - row.visit_corrections,
    ends_at: row.visit_ends_at,
  });
}

async function correctAddress(
  context: AppContext,
  key: string,
  email: string,
  requestId: string,
): Promise<void> {
  const { id } = await requireVisit(context, key);
  await withMailTransaction(context, async (tx, now) => {
    const { visit_ends_at, ...row } = requireOpen(
      await lockApplication(tx, id, now, visitOver),
      now,
    );
    if (email === row.email) return;
    if (row.visit_corrections >= maxCorrections) throw conflict("failure.correctedOften");
    const corrected = await correctedColumns(tx, { ...row, visit_ends_at }, { email });
    const visit = { visit_ends_at, visit_corrections: row.visit_corrections + 1 };
    const columns = { ...corrected, ...visit };
    const unit = { tx, now, actor: { actorId: null, client: { requestId } } };
    await saveApplication(unit, row, columns, happeningOf(row, columns));
    await withdrawVisitorEmails(tx, id);
    await followCorrection(tx, { ...row, visit_ends_at }, columns);
    await followWithReceipt(context, { tx, now }, { ...row, ...columns });
  });
}

const visitOver = () => invalid({}, "failure.visitOver");
