import { randomUUID } from "node:crypto";
import { PortalApplication } from "#contract/applicant.ts";
import type { HrNotice } from "#server/db/hr-notice.ts";
import type { Db } from "#server/db/schema.ts";
import type { EventDetail } from "#server/hiring/applications/events.ts";
import { readAttachment } from "#server/mail/attachments.ts";
import type { ParsedEmail } from "#server/testing/mail-message.ts";
import type { TestMailServer } from "#server/testing/mail-server.ts";
import { textPdf } from "#server/testing/tiny-pdf.ts";

/** What an applicant wrote to HR, some with a file. `isAnswered` tells that it got a 200. */
export type Answer = { applicationId: string; text: string; file?: Buffer; isAnswered?: boolean };

/** Writes to HR from the newest application with a private link, until the server is killed. */
export async function answerUntilKilled(
  url: string,
  submissions: readonly { id?: string; email: string }[],
  { received }: Pick<TestMailServer, "received">,
  answers: Answer[],
): Promise<void> {
  const path = `${url}/api/v1/application-status/messages`;
  try {
    for (;;) {
      const own = submissions
        .map(({ id, email }) => ({ id, token: tokenIn(received, email) }))
        .findLast(({ id, token }) => id !== undefined && token !== undefined);
      if (own?.token === undefined || own.id === undefined) throw new Error("No link yet");
      const answer: Answer = { applicationId: own.id, text: `Answer ${randomUUID()}` };
      const body = new FormData();
      body.set("token", own.token);
      body.set("text", answer.text);
      if (answers.length % 2 === 1) {
        answer.file = textPdf(answer.text);
        body.set("file", new Blob([new Uint8Array(answer.file)]), "Answer.pdf");
      }
      answers.push(answer);
      const response = await fetch(path, { method: "POST", body });
      const shown = PortalApplication.safeParse(await response.json()).data;
      answer.isAnswered = shown?.messages.some(({ text }) => text === answer.text) === true;
    }
  } catch {
    // The server is gone.
  }
}

/** The secret of the private link in an email to this address. */
function tokenIn(received: readonly ParsedEmail[], address: string): string | undefined {
  const email = received.findLast(({ envelope }) => envelope.includes(address));
  return /\/application-status#([\w-]{40,})/.exec(email?.text ?? "")?.[1];
}

export type ComparedAnswers = { received: number; answersLost: number; answersDoubled: number };

/** Every answer with a 200 is in the history once, with its file and the email to HR. */
export async function compareAnswers(db: Db, answers: readonly Answer[]): Promise<ComparedAnswers> {
  const received = answers.filter(({ isAnswered }) => isAnswered === true);
  let [answersLost, answersDoubled] = [0, 0];
  for (const { applicationId, text, file } of received) {
    const events = await db
      .selectFrom("application_events")
      .select("detail")
      .where("application_id", "=", applicationId)
      .where("kind", "=", "applicant_message")
      .execute();
    const own = events.filter(({ detail }) => {
      const { after }: EventDetail = JSON.parse(detail);
      return after === text;
    });
    const emails = await db
      .selectFrom("outbox")
      .select("notices")
      .where("application_id", "=", applicationId)
      .execute();
    const notices: HrNotice[] = emails.flatMap((email) => JSON.parse(email.notices ?? "[]"));
    const told = notices.filter(({ kind }) => kind === "applicant_message");
    const hasFile = file === undefined || (await isKept(db, applicationId, file));
    if (own.length === 0 || told.length < events.length || !hasFile) answersLost += 1;
    if (own.length > 1) answersDoubled += 1;
  }
  return { received: received.length, answersLost, answersDoubled };
}

async function isKept(db: Db, application_id: string, file: Buffer): Promise<boolean> {
  const rows = await db
    .selectFrom("attachments")
    .select("id")
    .where((eb) => eb.and({ application_id, purpose: "answer" }))
    .execute();
  for (const { id } of rows) {
    if ((await readAttachment(db, { application_id, id })).content.equals(file)) return true;
  }
  return false;
}
