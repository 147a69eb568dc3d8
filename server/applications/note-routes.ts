import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { AddNote, TeamNote, TeamNotes } from "#contract/notes.ts";
import type { AppContext } from "#server/context.ts";
import { actorOf, currentUserOf } from "#server/http/current-user.ts";
import { rateLimits } from "#server/http/limits.ts";
import { idempotencyKeyOf } from "./idempotency.ts";
import { addNote, readNotes } from "./notes.ts";
import { idParam } from "./records.ts";

const params = z.object({ id: z.string() });

/** Team notes on applications, registered in the scope of staff. */
export const noteRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.get("/applications/:id/notes", {
    schema: { operationId: "listNotes", params, response: { 200: TeamNotes } },
    handler: (request) => readNotes(context.db, idParam(request.params), currentUserOf(request).id),
  });

  app.post("/applications/:id/notes", {
    schema: { operationId: "addNote", params, body: AddNote, response: { 201: TeamNote } },
    handler: (request) => {
      const { id, name } = currentUserOf(request);
      context.throttle.hit(rateLimits.notesPerAccount, id);
      const note = { ...request.body, applicationId: idParam(request.params) };
      const key = idempotencyKeyOf(request.headers["idempotency-key"], { ...note, author: id });
      return addNote(context, { ...note, author: { id, name } }, key, actorOf(request));
    },
  });
};
