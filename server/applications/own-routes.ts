import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AskStatusLinks,
  ByStatusLink,
  ConfirmErasure,
  OwnApplication,
} from "#contract/applicant.ts";
import { Failure } from "#contract/failure.ts";
import { Said } from "#contract/said.ts";
import { sourceOf } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { preferredLanguage, say, type ServerText } from "#server/http/language.ts";
import { networkOf } from "#server/http/network.ts";
import { inTheSameTime } from "#server/http/same-time.ts";
import type { Parts } from "#server/parts.ts";
import { askErasure, confirmErasure } from "./own-erasure.ts";
import { sendStatusLinks } from "./own-links.ts";
import { replaceOwnResume } from "./own-resume.ts";
import { ownId, viewOwn, withdrawOwn } from "./own.ts";
import { withResume } from "./upload.ts";

const tags = ["Own application"];

const limits = {
  views: { name: "own_application", hits: 120, seconds: 600 },
  changes: { name: "own_application_change", hits: 20, seconds: 3_600 },
  erasures: { name: "own_application_erasure", hits: 3, seconds: 86_400 },
  links: { name: "status_links", hits: 10, seconds: 3_600 },
  linksToOne: { name: "status_links_address", hits: 3, seconds: 86_400 },
} as const;

const said = (request: FastifyRequest, text: ServerText): Said => ({
  message: say(preferredLanguage(request.headers["accept-language"]), text),
});

/**
 * What applicants do by the private link in their letters. Reading is a POST as well, so that the
 * token stands in no address and no log.
 */
export const ownApplicationRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { throttle } = parts;
  const response = { 200: OwnApplication, "4xx": Failure, "5xx": Failure };
  const saidResponse = { 200: Said, "4xx": Failure, "5xx": Failure };

  app.post(
    "/application-status",
    { schema: { tags, summary: "Read the own application", body: ByStatusLink, response } },
    async (request) => {
      await throttle.hit(limits.views, networkOf(request.ip));
      return viewOwn(parts, request.body.token);
    },
  );

  app.post(
    "/application-status/withdraw",
    { schema: { tags, summary: "Withdraw the own application", body: ByStatusLink, response } },
    async (request) => {
      await throttle.hit(limits.changes, networkOf(request.ip));
      return withdrawOwn(parts, request.body.token);
    },
  );

  app.post(
    "/application-status/resume",
    {
      schema: {
        tags,
        summary: "Replace the resume of the own application",
        description: "Multipart form: `token` as a text part and the file as `resume`.",
        consumes: ["multipart/form-data"],
        response,
      },
    },
    async (request) => {
      await throttle.hit(limits.changes, networkOf(request.ip));
      return withResume(request, parts, ByStatusLink, ({ token }, resume) =>
        replaceOwnResume(parts, token, resume),
      );
    },
  );

  app.post(
    "/application-status/erasure",
    {
      schema: {
        tags,
        summary: "Ask for the link that deletes the own application",
        body: ByStatusLink,
        response: saidResponse,
      },
    },
    async (request) => {
      await throttle.hit(limits.changes, networkOf(request.ip));
      await throttle.hit(limits.erasures, ownId(parts, request.body.token));
      await askErasure(parts, request.body.token);
      return said(request, "success.erasureAsked");
    },
  );

  app.post(
    "/application-status/erasure/confirm",
    {
      schema: {
        tags,
        summary: "Delete the own application by a one-time link",
        body: ConfirmErasure,
        response: saidResponse,
      },
    },
    async (request) => {
      await throttle.hit(limits.changes, networkOf(request.ip));
      await confirmErasure(parts, request.body.token, sourceOf(request));
      return said(request, "success.erased");
    },
  );

  app.post(
    "/application-status/links",
    {
      schema: {
        tags,
        summary: "Send the status links of an address to it again",
        description: "Answers alike whether or not there are applications under the address.",
        body: AskStatusLinks,
        response: saidResponse,
      },
    },
    async (request) => {
      const { email } = request.body;
      await throttle.hit(limits.links, networkOf(request.ip));
      await inTheSameTime(async () => {
        // The answer stays the same beyond the limit too: it must not tell that letters were sent.
        const isAllowed = await throttle.allows(limits.linksToOne, emailKey(email));
        if (isAllowed) await sendStatusLinks(parts, email);
      });
      return said(request, "success.statusLinks");
    },
  );
};
