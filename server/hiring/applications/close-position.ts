import * as z from "zod/mini";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { pendingStatuses } from "#contract/applications.ts";
import {
  ClosedPosition,
  ClosePosition,
  ClosingPreview,
  UndoClosing,
  type WaitingPerson,
} from "#contract/closing.ts";
import { languages } from "#contract/languages.ts";
import type { AppContext } from "#server/context.ts";
import type { BulkResponse } from "#contract/bulk.ts";
import type { Db } from "#server/db/schema.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import { notFound } from "#server/http/http-error.ts";
import { actorOf, type Actor } from "#server/http/requests.ts";
import { runBulk } from "#server/http/bulk.ts";
import { translate } from "#server/http/language.ts";
import { changePosition, requirePosition } from "#server/positions/change.ts";
import { addFigures } from "#server/positions/list.ts";
import { readPositions, slugsOf } from "#server/positions/records.ts";
import { startStatuses, startStatusUndo, statusUndoWork, statusWork } from "./bulk-status.ts";
import { readStatusFacts, textOfStatus } from "./notifications.ts";
import { interviewOf, selectInterview } from "./records.ts";

/** The applications of a position that wait for a decision, oldest first. */
const readWaiting = (db: Db, slugs: readonly string[], now: Date) =>
  db
    .selectFrom("applications as listed")
    .select(["id", "full_name", "language"])
    .select((listed) => selectInterview(listed, now))
    .where("job_id", "in", slugs)
    .where("status", "in", pendingStatuses)
    .where("withdrawn_at", "is", null)
    .where("spam", "=", false)
    .orderBy("id")
    .execute();

const toPerson = ({
  id,
  full_name,
  ...row
}: Awaited<ReturnType<typeof readWaiting>>[number]): WaitingPerson => ({
  id,
  full_name,
  interview: interviewOf(row),
});

const params = z.object({ slug: z.string() });

/** The closing of a position together with the applications that wait for it. */
export const closingRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.get("/positions/:slug/close", {
    config: { right: "position.change" },
    schema: {
      operationId: "previewClosing",
      summary: "Preview the closing of a position",
      description:
        "The people who wait for a decision, and the text of a rejection in each of their languages.",
      params,
      response: { 200: ClosingPreview },
    },
    handler: ({ params: { slug } }) => previewClosing(context, slug),
  });

  app.post("/positions/:slug/close", {
    config: { right: "position.change" },
    schema: {
      operationId: "closePosition",
      summary: "Close a position",
      description:
        "With `outcome` `reject`, the applications in `ids` are rejected, without `ids` all that wait, however many; `people` are those who still wait. For ten seconds `undo_id` undoes both; no email leaves before. A stale If-Match gets 409.",
      params,
      body: ClosePosition,
      response: { 200: ClosedPosition },
    },
    handler: (request) =>
      closePosition(context, request.params.slug, request.body, actorOf(request)),
  });

  app.post("/positions/:slug/close/undo", {
    config: { right: "position.change" },
    schema: {
      operationId: "undoClosing",
      summary: "Undo the closing of a position",
      description: "Opens the position again and takes back the rejections that came with it.",
      params,
      body: UndoClosing,
      response: { 200: ClosedPosition },
    },
    handler: (request) =>
      undoClosing(context, request.params.slug, request.body.undo_id, actorOf(request)),
  });
};

async function previewClosing({ db, clock }: AppContext, slug: string): Promise<ClosingPreview> {
  const position = requirePosition(await readPositions(db), slug);
  const now = clock();
  const waiting = await readWaiting(db, slugsOf(position), now);
  const facts = await readStatusFacts(db, "rejected");
  const used = languages.filter((one) => waiting.some(({ language }) => language === one));
  const emails = used.map((one) => ({
    ...textOfStatus(one, "rejected", facts, now),
    is_sent: true,
    interview_soon: false,
  }));
  return { waiting: waiting.length, people: waiting.map(toPerson), emails };
}

async function closePosition(
  context: AppContext,
  slug: string,
  { outcome, ids, status_emails, rejection_reason }: ClosePosition,
  actor: Actor,
): Promise<ClosedPosition> {
  const { db, clock } = context;
  const { id, refused } = await withTransaction(db, async (tx) => {
    await acquireLock(tx, "positions");
    const unit = { tx, now: clock(), actor };
    const all = await readPositions(tx);
    const slugs = slugsOf(requirePosition(all, slug));
    await changePosition(unit, all, slug, { state: "closed" });
    const waiting = new Set(
      (outcome === "keep" ? [] : await readWaiting(tx, slugs, unit.now)).map((one) => one.id),
    );
    const wanted = new Set(ids?.map((one) => one.toLowerCase()) ?? waiting);
    const task = { status: "rejected", rejection_reason, status_emails, isClosing: true } as const;
    return {
      id: await startStatuses(unit, Array.from(wanted.intersection(waiting)), task),
      refused: outcome === "keep" ? [] : Array.from(wanted.difference(waiting)),
    };
  });
  const rejections = await runBulk(context, id, statusWork(context));
  const message = translate(actor.client.language, "failure.notWaiting");
  const decided = refused.map((one) => ({ id: one, message }));
  const outcomes = { ...rejections, refused: [...decided, ...rejections.refused] };
  return withPosition(context, slug, outcomes);
}

async function undoClosing(
  context: AppContext,
  slug: string,
  undoId: string | null,
  actor: Actor,
): Promise<ClosedPosition> {
  const { db, clock } = context;
  const id = await withTransaction(db, async (tx) => {
    await acquireLock(tx, "positions");
    const unit = { tx, now: clock(), actor };
    await changePosition(unit, await readPositions(tx), slug, { state: "open" });
    return undoId === null ? null : startStatusUndo(unit, undoId);
  });
  const nobody = { done: [], refused: [], undo_id: null };
  const restored = id === null ? nobody : await runBulk(context, id, statusUndoWork);
  return withPosition(context, slug, restored);
}

async function withPosition(
  { db, clock }: AppContext,
  slug: string,
  outcomes: BulkResponse,
): Promise<ClosedPosition> {
  const now = clock();
  const found = requirePosition(await readPositions(db), slug);
  const [position] = await addFigures(db, [found], now);
  if (position === undefined) throw notFound("failure.positionNotFound");
  const waiting = await readWaiting(db, slugsOf(found), now);
  return { ...outcomes, position, people: waiting.map(toPerson) };
}
