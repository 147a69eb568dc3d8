import * as z from "zod/mini";
import { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  NotePrivacyRequest,
  PrivacyRequest,
  PrivacyRequests,
  UpdatePrivacyRequest,
} from "#contract/privacy.ts";
import type { AppContext } from "#server/context.ts";
import {
  changeRequest,
  listRequests,
  noteRequest,
} from "#server/hiring/applications/privacy-requests.ts";
import { contentDisposition } from "#server/hiring/resumes/resume-type.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { actorOf, recordId } from "#server/http/requests.ts";
import { csv } from "./export/csv.ts";

const exported = [
  "receipt_number",
  "kind",
  "state",
  "created_at",
  "acknowledged_at",
  "due_at",
  "closed_at",
] as const;

/** The register of requests of people about their data (91/2025/QH15). */
export const privacyRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  const { db } = context;

  app.get("/privacy-requests", {
    config: { right: "privacy.answer" },
    schema: {
      operationId: "listPrivacyRequests",
      summary: "List the requests of people about their data",
      description:
        "The open ones first, the next due at the top. Of an erased application the receipt number alone is left.",
      response: { 200: PrivacyRequests },
    },
    handler: async () => ({ requests: await listRequests(db) }),
  });

  app.get("/privacy-requests.csv", {
    config: { right: "privacy.answer" },
    schema: {
      operationId: "exportPrivacyRequests",
      summary: "Export the requests of people about their data",
      description: "As CSV, for an authority.",
      produces: ["text/csv"],
      response: { 200: z.any() },
    },
    handler: async (_request, reply) => {
      const requests = await listRequests(db);
      const columns = exported.map((name) => ({
        heading: name,
        width: 20,
        kind: name.endsWith("_at") ? ("instant" as const) : ("text" as const),
      }));
      const rows = [requests.map((request) => exported.map((name) => request[name]))];
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", contentDisposition("privacy-requests.csv"))
        .header("content-security-policy", sandboxPolicy)
        .send(Readable.from(csv({ title: "", columns, rows: Readable.from(rows) })));
    },
  });

  app.post("/privacy-requests", {
    config: { right: "privacy.note" },
    schema: {
      operationId: "notePrivacyRequest",
      summary: "Note a request of an applicant about their data",
      description:
        "Such as one by phone. It gets its due day, and the applicant an acknowledgement. One of each kind is open at a time.",
      body: NotePrivacyRequest,
      response: { 201: PrivacyRequest },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await noteRequest(context, request.body, actorOf(request))),
  });

  app.patch("/privacy-requests/:id", {
    config: { right: "privacy.answer" },
    schema: {
      operationId: "updatePrivacyRequest",
      summary: "Close a request about personal data, or open it again",
      description: "An erasure closes the requests of its application by itself.",
      params: z.object({ id: z.string() }),
      body: UpdatePrivacyRequest,
      response: { 200: PrivacyRequest },
    },
    handler: (request) =>
      changeRequest(context, recordId(request.params.id), request.body.state, actorOf(request)),
  });
};
