import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { SubmittedApplication } from "#contract/applications.ts";
import { readConfig } from "#server/start/config.ts";
import { adoptFiles, purgeStagedUploads } from "#server/jobs/purge.ts";
import { createLog } from "#server/start/log.ts";
import { closeContext } from "#server/start/context.ts";
import type { AppContext } from "#server/context.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { singleHeader, type ParsedEmail } from "#server/testing/mail-message.ts";
import type { TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { longWait } from "../suite.ts";
import { compareAnswers, type Answer, type ComparedAnswers } from "./answers.ts";
import { compareInterviews, type ComparedInterviews } from "./interviews.ts";
import type { WrittenMessage } from "./staff.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";
import { openContext } from "#server/testing/context.ts";

/** An application that is retried with the same idempotency key until it gets a 201. */
export type Submission = {
  key: string;
  email: string;
  bytes: Uint8Array<ArrayBuffer>;
  id?: string;
};

/** The server's responses compared with the store. */
export type Comparison = ComparedInterviews &
  ComparedAnswers & {
    /** Applications answered with 201. */
    answered: number;
    /** Submissions that are missing with their file or emails. */
    lost: number;
    /** Rows with a missing or different file. */
    dangling: number;
    /** Applications stored more than once despite the idempotency key. */
    duplicated: number;
    /** Orphaned files that the purge removed, and those it left. */
    purged: number;
    orphaned: number;
    /** Emails that the mail server never received. */
    emailsMissing: number;
    /** Repeated emails, after a kill between the mail server's acceptance and the update of the outbox. */
    emailsRepeated: number;
    /** Messages of HR that were answered with 201, those of them without an email, and those with two. */
    written: number;
    messagesLost: number;
    /** Messages that arrived without their file. */
    filesLost: number;
    messagesDoubled: number;
  };

/** A new submission with a resume of at most `maxBytes`. */
export function newSubmission(maxBytes: number): Submission {
  const bytes = Buffer.concat([tinyPdf(), randomBytes(randomInt(100, maxBytes))]);
  const key = randomUUID();
  return { key, email: `${key}@people.example`, bytes: new Uint8Array(bytes) };
}

/** The mail settings of the server. */
export const mailVariables = (mail: TestMailServer) => ({
  SMTP_URL: mail.url,
  MAIL_FROM: "no-reply@company.example",
  HR_EMAIL: "hr@company.example",
});

/** Sends a submission and keeps the id of a 201. Rejects when the connection fails. */
export async function send(url: string, submission: Submission): Promise<Response> {
  const response = await fetch(`${url}/api/v1/applications/upload`, {
    method: "POST",
    headers: { "idempotency-key": submission.key },
    body: applicationForm(applicationFields({ email: submission.email }), {
      name: "CV.pdf",
      bytes: submission.bytes,
    }),
  });
  const body: unknown = await response.clone().json();
  if (response.status === 201) {
    submission.id = SubmittedApplication.parse(body).data.id;
  }
  return response;
}

/** Opens the store of a stopped server, sends all emails, purges orphaned files, and compares. */
export async function comparePromises(
  environment: Record<string, string>,
  submissions: readonly Submission[],
  mail: TestMailServer,
  {
    messages = [],
    offered = [],
    answers = [],
  }: {
    messages?: readonly WrittenMessage[];
    offered?: readonly string[];
    answers?: readonly Answer[];
  } = {},
): Promise<Comparison> {
  // Later than every lease of a killed server and every retry delay.
  const clock = () => new Date(Date.now() + 3_600_000);
  const context = await openContext(readConfig(environment), { log: createLog("silent"), clock });
  try {
    await sendAllEmails(context);
    return {
      ...(await compare(context, submissions, mail, messages)),
      ...(await compareInterviews(context.db, mail.received, offered)),
      ...(await compareAnswers(context.db, answers)),
    };
  } finally {
    await closeContext(context);
  }
}

async function sendAllEmails({ db, mailer }: AppContext): Promise<void> {
  // What HR is told later within the hour waits for its end.
  const queued = db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where((eb) =>
      eb.or([eb("notices", "is", null), eb("run_at", "<=", new Date().toISOString())]),
    );
  const waitForFewerThan = (max: number) =>
    waitUntil(
      "an email to be sent",
      async () => {
        mailer.wake();
        const { length } = await queued.execute();
        return length < max && { length };
      },
      longWait,
    );
  // There may be thousands, so each gets its own timeout.
  let { length } = await waitForFewerThan(Infinity);
  while (length > 0) ({ length } = await waitForFewerThan(length));
}

async function compare(
  { db, files, clock }: AppContext,
  submissions: readonly Submission[],
  mail: TestMailServer,
  messages: readonly WrittenMessage[],
): Promise<Omit<Comparison, keyof ComparedInterviews | keyof ComparedAnswers>> {
  const tomorrow = new Date(clock().getTime() + 25 * 3_600_000);
  await purgeStagedUploads(files, tomorrow);
  // A hundred faults at once leave more than the hourly purge believes.
  const purged = await adoptFiles(db, files, tomorrow);

  const rows = await db
    .selectFrom("applications")
    .select(["id", "email", "cv_key", "cv_sha256", "cv_size_bytes"])
    .where("cv_key", "is not", null)
    .execute();
  const emails = await db
    .selectFrom("outbox")
    .select(["id", "application_id", "kind", "subject"])
    .execute();
  const intact = new Map<string, string>();
  for (const { id, cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } of rows) {
    if (key === null || sha256 === null || bytes === null) continue;
    const isIntact = await files.readVerified(key, { sha256, bytes }).then(
      () => true,
      () => false,
    );
    if (isIntact) intact.set(id, sha256);
  }
  const isKept = ({ id, bytes }: Submission) =>
    id !== undefined &&
    intact.get(id) === createHash("sha256").update(bytes).digest("hex") &&
    emails.filter(
      ({ application_id, kind }) =>
        application_id === id && (kind === "receipt" || kind === "new_application"),
    ).length === 2;
  const kept = await Array.fromAsync(files.list());
  const arrived = mail.received.map((message) => outboxIdOf(message));
  const known = new Set(arrived);
  const written = messages.filter((message) => message.id !== undefined);
  const enqueued = emails.filter(({ kind }) => kind === "message");
  return {
    answered: submissions.filter((submission) => submission.id !== undefined).length,
    lost: submissions.filter((submission) => !isKept(submission)).length,
    dangling: rows.length - intact.size,
    duplicated: rows.length - new Set(rows.map((row) => row.email)).size,
    purged,
    orphaned: kept.length - rows.length,
    emailsMissing: emails.filter(({ id }) => !known.has(id)).length,
    emailsRepeated: arrived.length - known.size,
    written: written.length,
    messagesLost: written.filter((one) => !enqueued.some(({ id }) => id === one.id)).length,
    filesLost: written.filter((one) => !hasFile(mail.received, one)).length,
    messagesDoubled: enqueued.length - new Set(enqueued.map(({ subject }) => subject)).size,
  };
}

/** Whether a message arrived with its file, byte by byte. */
const hasFile = (received: readonly ParsedEmail[], { subject, file }: WrittenMessage) =>
  file === undefined ||
  received.some(
    ({ headers, files }) =>
      singleHeader(headers, "subject") === subject && files.some(({ bytes }) => bytes.equals(file)),
  );

/** The id of the outbox row, which is part of the Message-ID. */
const outboxIdOf = ({ headers }: ParsedEmail) =>
  /^<([\da-f-]+)@/.exec(singleHeader(headers, "message-id"))?.[1];
