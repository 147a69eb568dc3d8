import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";
import { advice, duration, ok, problem, reasonOf, type Finding } from "./finding.ts";

const hourMs = 3_600_000;

/** Whether letters can leave, and whether they do. */
export async function checkMail(config: Config, db: Db, now: Date): Promise<Finding[]> {
  return [await checkMailServer(config), await checkOutbox(db, now)];
}

async function checkMailServer({ smtpUrl, dataDir }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    return advice(
      "mail server",
      `none is set: letters are written to ${dataDir}/outbox and reach nobody`,
      "set SMTP_URL and MAIL_FROM",
    );
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  try {
    await transport.verify();
    return ok("mail server", "answers, and lets the site in");
  } catch (error) {
    const reason = reasonOf(error);
    return reason === "EAUTH"
      ? problem("mail server", "refuses name or password", "correct them in SMTP_URL")
      : problem(
          "mail server",
          `cannot be used (${reason}); letters wait for three days`,
          "check SMTP_URL, and that this machine may reach it",
        );
  } finally {
    transport.close();
  }
}

async function checkOutbox(db: Db, now: Date): Promise<Finding> {
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("letters"), fn.min("run_at").as("due")])
    .groupBy("state")
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  const queued = of("queued");
  const waits = queued === undefined ? 0 : now.getTime() - Date.parse(queued.due);
  if (waits > hourMs) {
    return problem(
      "letters",
      `the oldest of ${queued?.letters} that wait is ${duration(waits)} late`,
      "start the server, or look for its log's words about letters",
    );
  }
  const failed = of("failed")?.letters ?? 0;
  if (failed > 0) {
    return advice("letters", `${failed} could not be sent`, "see Settings, Mail, in the panel");
  }
  const held = of("held")?.letters ?? 0;
  if (held > 0) {
    return advice(
      "letters",
      `${held} wait for somebody to be named`,
      "set HR_EMAIL, or name recipients in Settings",
    );
  }
  return ok("letters", `${queued?.letters ?? 0} wait, none for long`);
}
