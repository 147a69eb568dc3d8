import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { SubmittedApplication } from "#contract/applications.ts";
import { readConfig } from "#server/config.ts";
import { purgeOrphanedFiles, purgeStagedUploads } from "#server/jobs/purge-files.ts";
import { createLog } from "#server/log.ts";
import { closeContext, openContext, type AppContext } from "#server/context.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { singleHeader, type ParsedEmail } from "#server/testing/mail-message.ts";
import type { TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { patience } from "../suite.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

/** One thing an applicant wants: sent until it is answered with 201, always under the same key. */
export type Wish = { key: string; email: string; bytes: Uint8Array<ArrayBuffer>; id?: string };

/** What became of the promises that were made. */
export type Comparison = {
  /** Applications answered with 201. */
  answered: number;
  /** Wishes that are not there with their file and their letters. */
  lost: number;
  /** Rows whose file is missing or differs. */
  dangling: number;
  /** Applications that were stored more than once although retried under one key. */
  doubled: number;
  /** Files of no row that the sweeps took, and those that are left after them. */
  swept: number;
  litter: number;
  /** Letters of stored applications that the mail server never got. */
  lettersMissing: number;
  /** Letters it got more than once: killed between its yes and our note of it, the same one leaves again. */
  lettersAgain: number;
};

/** A new wish with a resume of at most so many bytes. */
export function newWish(mostBytes: number): Wish {
  const bytes = Buffer.concat([tinyPdf(), randomBytes(randomInt(100, mostBytes))]);
  const key = randomUUID();
  return { key, email: `${key}@people.example`, bytes: new Uint8Array(bytes) };
}

/** The variables of a server that sends the letters of the wishes. */
export const mailVariables = (mail: TestMailServer) => ({
  SMTP_URL: mail.url,
  MAIL_FROM: "no-reply@company.example",
  HR_EMAIL: "hr@company.example",
});

/** Sends a wish; an answer of 201 is remembered. Rejects where none came. */
export async function send(url: string, wish: Wish): Promise<Response> {
  const response = await fetch(`${url}/api/v1/applications/upload`, {
    method: "POST",
    headers: { "idempotency-key": wish.key },
    body: applicationForm(applicationFields({ email: wish.email }), {
      name: "CV.pdf",
      bytes: wish.bytes,
    }),
  });
  const answer: unknown = await response.clone().json();
  if (response.status === 201) wish.id = SubmittedApplication.parse(answer).data.id;
  return response;
}

/** Opens the store of a server that has ended, lets every letter leave, sweeps, and compares. */
export async function comparePromises(
  environment: Record<string, string>,
  wishes: readonly Wish[],
  mail: TestMailServer,
): Promise<Comparison> {
  // Later than every lease that a killed server held, and every pause after a failed attempt.
  const clock = () => new Date(Date.now() + 3_600_000);
  const parts = await openContext(readConfig(environment), { log: createLog("silent"), clock });
  try {
    await untilCarried(parts);
    return await compare(parts, wishes, mail);
  } finally {
    await closeContext(parts);
  }
}

async function untilCarried({ db, mailer }: AppContext): Promise<void> {
  const queued = db.selectFrom("outbox").select("id").where("state", "=", "queued");
  const untilFewerThan = (most: number) =>
    waitUntil(
      "a letter to leave",
      async () => {
        mailer.wake();
        const { length } = await queued.execute();
        return length < most && { length };
      },
      patience,
    );
  // There may be thousands, of which each has its time.
  let { length } = await untilFewerThan(Infinity);
  while (length > 0) ({ length } = await untilFewerThan(length));
}

async function compare(
  { db, files, clock }: AppContext,
  wishes: readonly Wish[],
  mail: TestMailServer,
): Promise<Comparison> {
  const tomorrow = new Date(clock().getTime() + 25 * 3_600_000);
  await purgeStagedUploads(files, tomorrow);
  const swept = await purgeOrphanedFiles(db, files, tomorrow);

  const rows = await db
    .selectFrom("applications")
    .select(["id", "email", "cv_key", "cv_sha256", "cv_size_bytes"])
    .where("cv_key", "is not", null)
    .execute();
  const letters = await db.selectFrom("outbox").select(["id", "application_id"]).execute();
  const intact = new Map<string, string>();
  for (const { id, cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } of rows) {
    if (key === null || sha256 === null || bytes === null) continue;
    const isThere = await files.readVerified(key, { sha256, bytes }).then(
      () => true,
      () => false,
    );
    if (isThere) intact.set(id, sha256);
  }
  const isKept = ({ id, bytes }: Wish) =>
    id !== undefined &&
    intact.get(id) === createHash("sha256").update(bytes).digest("hex") &&
    letters.filter((letter) => letter.application_id === id).length === 2;
  const kept = await Array.fromAsync(files.list());
  const arrived = mail.received.map((message) => idOfLetter(message));
  const known = new Set(arrived);
  return {
    answered: wishes.filter((wish) => wish.id !== undefined).length,
    lost: wishes.filter((wish) => !isKept(wish)).length,
    dangling: rows.length - intact.size,
    doubled: rows.length - new Set(rows.map((row) => row.email)).size,
    swept,
    litter: kept.length - rows.length,
    lettersMissing: letters.filter(({ id }) => !known.has(id)).length,
    lettersAgain: arrived.length - known.size,
  };
}

/** The id of the outbox row, which its Message-ID is made of. */
const idOfLetter = ({ headers }: ParsedEmail) =>
  /^<([\da-f-]+)@/.exec(singleHeader(headers, "message-id"))?.[1];
