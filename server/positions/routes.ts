import * as z from "zod/mini";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  CreatePosition,
  Position,
  PositionList,
  PositionListQuery,
  StaffPosition,
  UpdatePosition,
} from "#contract/positions.ts";
import { bearerToken, requireSignedIn } from "#server/accounts/guard.ts";
import { may } from "#server/accounts/policies.ts";
import type { AppContext } from "#server/context.ts";
import { idempotencyKeyOfUser } from "#server/http/idempotency.ts";
import { actorOf, currentUserOf, requireChanges, withEtag } from "#server/http/requests.ts";
import { notFound } from "#server/http/http-error.ts";
import { addFigures, asPublic, listOpenPositions, listStaffPositions } from "./list.ts";
import { readPositions, readPublicPositions } from "./records.ts";
import { createPosition, deletePosition, requirePosition, updatePosition } from "./change.ts";

const params = z.object({ slug: z.string() });

/** Public position routes; a staff token gets more fields. */
export const positionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock } = context;
  const requireStaff = requireSignedIn(context, "position.read_drafts");

  app.get("/positions", {
    config: { right: "position.read" },
    schema: {
      operationId: "listPositions",
      summary: "List positions",
      description:
        "The open advertised positions, in their order. With `state`, which needs the token of a recruiter or an administrator: all positions of that state with every field.",
      querystring: PositionListQuery,
      response: { 200: PositionList },
    },
    handler: async (request) => {
      const { state } = request.query;
      if (state === undefined) return { positions: await listOpenPositions(db, clock()) };
      await requireStaff(request);
      return { positions: await listStaffPositions(db, state, clock()) };
    },
  });

  app.get("/positions/:slug", {
    config: { right: "position.read" },
    schema: {
      operationId: "getPosition",
      summary: "Get a position",
      description:
        "By its slug or an earlier one. With the token of a recruiter or an administrator also a draft, and every field. The ETag is for If-Match of the change.",
      params,
      response: { 200: z.union([StaffPosition, Position]) },
    },
    handler: async (request, reply) => {
      const isFull = await isOfStaff(request);
      const { slug } = request.params;
      const all = isFull ? await readPositions(db) : await readPublicPositions(db, clock());
      const position = requirePosition(all, slug);
      if (position.state === "draft" && !isFull) throw notFound("failure.positionNotFound");
      withEtag(reply, position);
      const [full] = isFull ? await addFigures(db, [position], clock()) : [];
      return full ?? asPublic(position);
    },
  });

  /** Whether a call has a token that gives access as staff. Throws 401 for a token that is not valid. */
  async function isOfStaff(request: FastifyRequest): Promise<boolean> {
    if (bearerToken(request) === undefined) return false;
    await requireSignedIn(context, "account.own")(request);
    const { role, mustSetUpTwoStep } = currentUserOf(request);
    return !mustSetUpTwoStep && (await may(db, role, "position.read_drafts"));
  }

  async function send(reply: FastifyReply, slug: string): Promise<StaffPosition> {
    const position = requirePosition(await readPositions(db), slug);
    const [full] = await addFigures(db, [position], clock());
    if (full === undefined) throw notFound("failure.positionNotFound");
    return withEtag(reply, full);
  }

  app.post("/positions", {
    config: { right: "position.change" },
    schema: {
      operationId: "createPosition",
      summary: "Create a position",
      description:
        "A draft unless `state` says otherwise; a draft may lack texts. Without a slug it is made from the title. A position that lacks texts in a language cannot be opened: 422 names them, such as `title.vi`. With an Idempotency-Key, a repeated request adds one position.",
      body: CreatePosition,
      response: { 201: StaffPosition },
    },
    handler: async (request, reply) => {
      const key = idempotencyKeyOfUser(request, request.body);
      const slug = await createPosition(context, request.body, actorOf(request), key);
      return reply.code(201).send(await send(reply, slug));
    },
  });

  app.patch("/positions/:slug", {
    config: { right: "position.change" },
    schema: {
      operationId: "updatePosition",
      summary: "Change a position",
      description:
        "Changes only the given fields and languages. `state` publishes and closes; `order` moves it to a place in the list. A new slug keeps the earlier one as a redirect. A stale If-Match gets 409 with the current position and, as `changedBy`, the name of the last editor.",
      params,
      body: UpdatePosition,
      response: { 200: StaffPosition },
    },
    handler: async (request, reply) => {
      requireChanges(request.body);
      const { slug } = request.params;
      return send(reply, await updatePosition(context, slug, request.body, actorOf(request)));
    },
  });

  app.delete("/positions/:slug", {
    config: { right: "position.change" },
    schema: {
      operationId: "deletePosition",
      summary: "Delete a position",
      description: "A position with applications gets 409: close it instead.",
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await deletePosition(context, request.params.slug, actorOf(request));
      return reply.code(204).send(null);
    },
  });
};
