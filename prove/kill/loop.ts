import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "#server/start/config.ts";
import { closeContext } from "#server/start/context.ts";
import { createLog } from "#server/start/log.ts";
import { freePort } from "#server/testing/free-port.ts";
import { emailsTo, startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { openContext } from "#server/testing/context.ts";
import { signIn } from "../attacks/site.ts";
import { admin } from "../../e2e/server.ts";
import { startSmallSite } from "../small-site.ts";
import { answerUntilKilled, type Answer } from "./answers.ts";
import { offerUntilKilled, writeUntilKilled, type Staff, type WrittenMessage } from "./staff.ts";
import {
  comparePromises,
  mailVariables,
  newSubmission,
  send,
  type Comparison,
  type Submission,
} from "./submissions.ts";

type Environment = Record<string, string> & { PORT: string };

/**
 * Kills the real server during uploads, again and again, and then compares its responses with the store and
 * with the emails that a real mail server received.
 */
export async function runKillLoop(options: {
  rounds: number;
  dataDir: string;
  environment: Record<string, string>;
}): Promise<Comparison> {
  const mail = await startMailServer();
  const environment = {
    ...options.environment,
    ...mailVariables(mail),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: options.dataDir,
    PORT: String(await freePort()),
  };
  const submissions: Submission[] = [];
  const messages: WrittenMessage[] = [];
  const offered: string[] = [];
  const answers: Answer[] = [];
  let staff: Staff | undefined;
  for (let round = 0; round < options.rounds; round += 1) {
    const server = await startSmallSite(environment);
    staff ??= await prepare(server.url, submissions, mail);
    const uploading = Promise.all(
      Array.from({ length: 8 }, () => uploadUntilKilled(server.url, submissions)),
    );
    const writing = writeUntilKilled(server.url, staff, messages);
    const answering = answerUntilKilled(server.url, submissions, mail, answers);
    const offering = offerUntilKilled(server.url, staff, offered);
    await pause(randomInt(1, 900));
    await server.kill();
    await Promise.all([uploading, writing, offering, answering]);
    await makeEmailsDue(environment);
  }
  await retryAll(environment, submissions);
  return comparePromises(environment, submissions, mail, { messages, offered, answers });
}

/** Submits the first application, and signs in HR with a session that outlives the server. */
async function prepare(
  url: string,
  submissions: Submission[],
  mail: TestMailServer,
): Promise<Staff> {
  const first = newSubmission(1_000);
  submissions.push(first);
  await send(url, first);
  // With its private link the applicant writes to HR.
  await emailsTo(mail, first.email);
  const { tokens, user } = await signIn(url);
  return { token: tokens.accessToken, userId: user.id };
}

/** Ends the time to undo, so that the next server is killed while it sends what HR has written. */
async function makeEmailsDue(environment: Environment): Promise<void> {
  const clock = () => new Date();
  const context = await openContext(readConfig(environment), { log: createLog("silent"), clock });
  const now = clock().toISOString();
  await context.db
    .updateTable("outbox")
    .set({ run_at: now })
    .where("state", "=", "queued")
    .where("run_at", ">", now)
    .execute();
  await closeContext(context);
}

/** Sends applications until the server is killed. */
async function uploadUntilKilled(url: string, submissions: Submission[]): Promise<void> {
  for (let isUp = true; isUp;) {
    const submission = newSubmission(400_000);
    submissions.push(submission);
    isUp = await send(url, submission).then(
      () => true,
      () => false,
    );
  }
}

/** Retries every application without a 201. */
async function retryAll(
  environment: Environment,
  submissions: readonly Submission[],
): Promise<void> {
  const server = await startSmallSite(environment);
  for (const submission of submissions)
    if (submission.id === undefined) await send(server.url, submission);
  await server.stop();
}
