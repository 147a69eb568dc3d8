import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ChangeEmail, ChangePassword, ConfirmIdentity } from "#contract/account.ts";
import { Failure } from "#contract/failure.ts";
import { Said } from "#contract/said.ts";
import { accountOf, actorOf } from "#server/auth/guard.ts";
import { visitorOf } from "#server/auth/visitor.ts";
import { translate } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { collectData } from "./data.ts";
import { askEmailChange } from "./email.ts";
import { downloadsPerAccount } from "#server/http/limits.ts";
import { changePassword } from "./password.ts";
import { deleteAccount } from "./remove.ts";

const tags = ["Own account"];
const security = [{ bearer: [] }];
const failures = { "4xx": Failure, "5xx": Failure };

/** What concerns the account as a whole; its changes demand the password once more. */
export const wholeAccountRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  app.post(
    "/users/me/password",
    {
      schema: {
        tags,
        operationId: "changeOwnPassword",
        summary: "Change the own password",
        description: "Needs the current password. Every other session ends.",
        security,
        body: ChangePassword,
        response: { 200: Said, ...failures },
      },
    },
    async (request) => {
      const visitor = visitorOf(request);
      await changePassword(parts, request.body, accountOf(request), visitor);
      return { message: translate(visitor.language, "success.passwordChanged") };
    },
  );

  app.post(
    "/users/me/email",
    {
      schema: {
        tags,
        operationId: "requestEmailChange",
        summary: "Request a change of the own email address",
        description:
          "Needs the password. The address changes when the link that is sent to it is confirmed.",
        security,
        body: ChangeEmail,
        response: { 202: Said, ...failures },
      },
    },
    async (request, reply) => {
      const visitor = visitorOf(request);
      const { email } = request.body;
      await askEmailChange(parts, request.body, accountOf(request), visitor);
      const message = translate(visitor.language, "success.emailAsked", { email });
      return reply.code(202).send({ message });
    },
  );

  app.get(
    "/users/me/data",
    {
      // Asking for the head alone would count as a download.
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: "downloadOwnData",
        summary: "Download the data of the own account",
        description: "One JSON file with the account, its sessions, links, emails and activity.",
        security,
        produces: ["application/json"],
        response: { 200: z.any(), ...failures },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      parts.throttle.hit(downloadsPerAccount, account.id);
      const data = await collectData(parts, account, actorOf(request));
      return reply
        .type("application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="account-data.json"')
        .send(JSON.stringify(data, null, 2));
    },
  );

  app.post(
    "/users/me/delete",
    {
      schema: {
        tags,
        operationId: "deleteOwnAccount",
        summary: "Delete the own account",
        description:
          "Needs the password and, with two-step sign-in on, a code. The last active administrator gets 409.",
        security,
        body: ConfirmIdentity,
        response: { 204: z.null(), ...failures },
      },
    },
    async (request, reply) => {
      await deleteAccount(parts, request.body, accountOf(request), visitorOf(request));
      return reply.code(204).send(null);
    },
  );
};
