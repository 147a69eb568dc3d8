import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { SubmittedApplication } from "#contract/applications.ts";
import { readConfig } from "#server/config.ts";
import { sweepIncoming } from "#server/jobs/sweep-incoming.ts";
import { sweepKeptFiles } from "#server/jobs/sweep-kept-files.ts";
import { createLog } from "#server/log.ts";
import { closeParts, openParts, type Parts } from "#server/parts.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { only, type Message } from "#server/testing/mail-message.ts";
import { startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { startServer } from "../../e2e/server.ts";

/** One thing an applicant wants: sent until it is answered with 201, always under the same key. */
type Wish = { key: string; email: string; bytes: Uint8Array<ArrayBuffer>; id?: string };

type Environment = Record<string, string> & { PORT: string };

export type KillReport = {
  rounds: number;
  /** Applications answered with 201. */
  answered: number;
  /** Of these, how many are not there with their file and their letters. */
  lost: number;
  /** Rows whose file is missing or differs. */
  dangling: number;
  /** Applications that were stored more than once although retried under one key. */
  doubled: number;
  /** Files left over after the sweeps. */
  litter: number;
  /** Letters of stored applications that the mail server never got. */
  lettersMissing: number;
  /** Letters it got more than once: killed between its yes and our note of it, the same one leaves again. */
  lettersAgain: number;
};

/**
 * Kills the real server in the middle of uploads, again and again, and then compares what it
 * promised with what is there, and with what a real mail server got.
 */
export async function runKillLoop(options: {
  rounds: number;
  dataDir: string;
  environment: Record<string, string>;
}): Promise<KillReport> {
  const mail = await startMailServer();
  const environment = {
    ...options.environment,
    SMTP_URL: mail.url,
    MAIL_FROM: "no-reply@company.example",
    DATA_DIR: options.dataDir,
    PORT: String(await freePort()),
    HR_EMAIL: "hr@company.example",
  };
  const wishes: Wish[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const server = await startServer(environment);
    const uploading = Promise.all(
      Array.from({ length: 8 }, () => uploadUntilCut(server.url, wishes)),
    );
    await pause(randomInt(1, 900));
    await server.kill();
    await uploading;
  }
  await finishAll(environment, wishes);

  const config = readConfig(environment);
  const log = createLog("silent");
  // Later than every lease that a killed server held, and every pause after a failed attempt.
  const clock = () => new Date(Date.now() + 3_600_000);
  const parts = await openParts(config, { log, clock });
  try {
    await untilCarried(parts);
    return { rounds: options.rounds, ...(await compare(parts, wishes, mail)) };
  } finally {
    await closeParts(parts);
  }
}

/** Sends one application after the other until the server goes away. */
async function uploadUntilCut(url: string, wishes: Wish[]): Promise<void> {
  for (;;) {
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(randomInt(100, 400_000))]);
    const key = randomUUID();
    const wish: Wish = { key, email: `${key}@people.example`, bytes: new Uint8Array(bytes) };
    wishes.push(wish);
    if (!(await send(url, wish))) return;
  }
}

/** Whether the server answered; an answer of 201 is remembered. */
async function send(url: string, wish: Wish): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/v1/applications/upload`, {
      method: "POST",
      headers: { "idempotency-key": wish.key },
      body: applicationForm(applicationFields({ email: wish.email }), {
        name: "CV.pdf",
        bytes: wish.bytes,
      }),
    });
    const answer: unknown = await response.json();
    if (response.status === 201) wish.id = SubmittedApplication.parse(answer).data.id;
    return true;
  } catch {
    return false;
  }
}

/** What every applicant does who got no answer: sends the same again. */
async function finishAll(environment: Environment, wishes: readonly Wish[]): Promise<void> {
  const server = await startServer(environment);
  for (const wish of wishes) if (wish.id === undefined) await send(server.url, wish);
  await server.stop();
}

async function untilCarried({ db, mailer }: Parts): Promise<void> {
  const waiting = db.selectFrom("outbox").select("id").where("state", "=", "queued").limit(1);
  while ((await waiting.executeTakeFirst()) !== undefined) {
    mailer.kick();
    await pause(50);
  }
}

async function compare(
  { db, files, clock }: Parts,
  wishes: readonly Wish[],
  mail: TestMailServer,
): Promise<Omit<KillReport, "rounds">> {
  const tomorrow = new Date(clock().getTime() + 25 * 3_600_000);
  await sweepIncoming(files, tomorrow);
  await sweepKeptFiles(db, files, tomorrow);

  const rows = await db
    .selectFrom("applications")
    .select(["id", "email", "cv_key", "cv_sha256", "cv_size_bytes"])
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
  const arrived = mail.arrived.map((message) => idOfLetter(message));
  const known = new Set(arrived);
  return {
    answered: wishes.filter((wish) => wish.id !== undefined).length,
    lost: wishes.filter((wish) => !isKept(wish)).length,
    dangling: rows.length - intact.size,
    doubled: rows.length - new Set(rows.map((row) => row.email)).size,
    litter: kept.length - rows.length,
    lettersMissing: letters.filter(({ id }) => !known.has(id)).length,
    lettersAgain: arrived.length - known.size,
  };
}

/** The id of the outbox row, which its Message-ID is made of. */
const idOfLetter = ({ headers }: Message) =>
  /^<([\da-f-]+)@/.exec(only(headers, "message-id"))?.[1];
