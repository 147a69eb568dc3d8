import * as z from "zod/mini";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  CreatePosition,
  PagePositions,
  Position,
  PositionList,
  PositionListQuery,
  SitePositionsQuery,
  StaffPosition,
  UpdatePosition,
} from "#contract/positions.ts";
import { positionsOnPage } from "#contract/page-positions.ts";
import { isStaff } from "#contract/staff.ts";
import { bearerToken, requireAccess } from "#server/accounts/guard.ts";
import type { AppContext } from "#server/context.ts";
import { actorOf, currentUserOf, requireChanges, withEtag } from "#server/http/requests.ts";
import { notFound } from "#server/http/http-error.ts";
import { addFigures, asPublic, listOpenPositions, listStaffPositions } from "./list.ts";
import { readPositions, readPublicPositions } from "./records.ts";
import { createPosition, deletePosition, requirePosition, updatePosition } from "./change.ts";

const params = z.object({ slug: z.string() });

/** Public position routes; a staff token gets more fields. */
export const publicPositionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock } = context;
  const requireStaff = requireAccess(context, "staff");

  app.get("/positions", {
    schema: {
      operationId: "listPositions",
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
    schema: {
      operationId: "getPosition",
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

  app.get("/site/positions", {
    schema: {
      operationId: "getSitePositions",
      querystring: SitePositionsQuery,
      response: { 200: PagePositions },
    },
    handler: async (request) => {
      const { path, language } = request.query;
      const shown = positionsOnPage(path, language, await readPublicPositions(db, clock()));
      if (shown === undefined) throw notFound("failure.positionNotFound");
      return shown;
    },
  });

  /** Whether a call has a token that gives access as staff. Throws 401 for a token that is not valid. */
  async function isOfStaff(request: FastifyRequest): Promise<boolean> {
    if (bearerToken(request) === undefined) return false;
    await requireAccess(context, "user")(request);
    const { role, mustSetUpTwoStep } = currentUserOf(request);
    return isStaff(role) && !mustSetUpTwoStep;
  }
};

export const staffPositionRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db, clock } = context;

  async function send(reply: FastifyReply, slug: string): Promise<StaffPosition> {
    const position = requirePosition(await readPositions(db), slug);
    const [full] = await addFigures(db, [position], clock());
    if (full === undefined) throw notFound("failure.positionNotFound");
    return withEtag(reply, full);
  }

  app.post("/positions", {
    schema: {
      operationId: "createPosition",
      body: CreatePosition,
      response: { 201: StaffPosition },
    },
    handler: async (request, reply) => {
      const slug = await createPosition(context, request.body, actorOf(request));
      return send(reply, slug);
    },
  });

  app.patch("/positions/:slug", {
    schema: {
      operationId: "updatePosition",
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
    schema: { operationId: "deletePosition", params, response: { 204: z.null() } },
    handler: (request) => deletePosition(context, request.params.slug, actorOf(request)),
  });
};
