import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { Failure } from "#contract/failure.ts";
import {
  OutboxLetter,
  OutboxLetterText,
  OutboxList,
  OutboxQuery,
  PostedTestLetter,
} from "#contract/outbox.ts";
import { audit } from "#server/audit/audit.ts";
import { accountOf, actorOf } from "#server/auth/guard.ts";
import { transact } from "#server/db/transact.ts";
import { testEmailsPerAccount } from "#server/http/limits.ts";
import { conflict, notFound } from "#server/http/failure.ts";
import { preferredLanguage, translate } from "#server/http/language.ts";
import { recordId } from "#server/http/requests.ts";
import type { Parts } from "#server/parts.ts";
import { findLetter, listLetters, sendAgain } from "./administer.ts";
import { post } from "./outbox.ts";
import { testLetter } from "./test-letter.ts";

const tags = ["Mail"];
const security = [{ bearer: [] }];

/** The letters of the site as administrators see them. Registered inside their scope. */
export const mailRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { db, mailer, clock, config, throttle } = parts;

  app.get(
    "/outbox",
    {
      schema: {
        tags,
        operationId: "listEmails",
        summary: "List emails",
        description: "The newest first, with how many there are in each state.",
        security,
        querystring: OutboxQuery,
        response: { 200: OutboxList, "4xx": Failure },
      },
    },
    async (request) => ({
      ...(await listLetters(db, request.query)),
      hasMailServer: config.smtpUrl !== undefined,
    }),
  );

  app.get(
    "/outbox/:id",
    {
      schema: {
        tags,
        operationId: "getEmail",
        summary: "Get an email",
        description:
          "Its kind, recipient, state, last error and text. Links lack what follows #. The text is null once an email with a one-time link was sent.",
        security,
        params: z.object({ id: z.string() }),
        response: { 200: OutboxLetterText, "4xx": Failure },
      },
    },
    async (request) => {
      const letter = await findLetter(db, recordId(request.params.id));
      if (letter === undefined) throw notFound();
      return letter;
    },
  );

  app.post(
    "/outbox/:id/resend",
    {
      schema: {
        tags,
        operationId: "resendEmail",
        summary: "Send an email again",
        description: "For one that failed, or that was saved to a file only. Any other gets 409.",
        security,
        params: z.object({ id: z.string() }),
        response: { 200: OutboxLetter, "4xx": Failure },
      },
    },
    async (request) => {
      const id = recordId(request.params.id);
      const now = clock();
      const letter = await transact(db, async (tx) => {
        const sent = await sendAgain(tx, id, now);
        if (sent === undefined) throw notFound();
        if (sent === "not possible") throw conflict("failure.letterNotSendable");
        await audit(tx, { at: now, action: "letter_resent", ...actorOf(request) });
        return sent;
      });
      mailer.kick();
      return letter;
    },
  );

  app.post(
    "/outbox/test",
    {
      schema: {
        tags,
        operationId: "sendTestEmail",
        summary: "Send a test email",
        description: "Goes to the address of the own account.",
        security,
        response: { 200: PostedTestLetter, "4xx": Failure },
      },
    },
    async (request) => {
      const { id: userId, email, name } = accountOf(request);
      throttle.hit(testEmailsPerAccount, userId);
      const language = preferredLanguage(request.headers["accept-language"]);
      const id = await transact(db, (tx) =>
        post(tx, testLetter(language), { email, name }, { userId }, clock()),
      );
      mailer.kick();
      return { message: translate(language, "success.testLetter"), id };
    },
  );
};
