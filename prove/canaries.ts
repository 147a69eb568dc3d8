import { sql } from "kysely";
import { countTexts } from "#server/hiring/resumes/index-texts.ts";
import { readConfig } from "#server/start/config.ts";
import type { Engine } from "#server/db/engine.ts";
import { engineOf } from "#server/db/engine.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { engines, signIn, withAttackedSite, type AttackedSite } from "./attacks/site.ts";
import { runAccountFlow } from "./canaries/account.ts";
import { administer } from "./canaries/administrator.ts";
import { applyInEveryWay, followStatusLink, hr } from "./canaries/applicant.ts";
import { Caller } from "./canaries/caller.ts";
import { Canaries } from "./canaries/canaries.ts";
import { operationsNotCalled } from "./canaries/every-call.ts";
import { useWholePanel } from "./canaries/panel.ts";
import { startSmallSite } from "./small-site.ts";
import { longWait, proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

/** Plants unique values in every field and searches for them where they must not be. */
export const suite: Suite = {
  prove: (effort) => proveEach(effort, engines, (engine) => proveOn(engine, effort)),
};

async function proveOn(engine: Engine, effort: Effort): Promise<Finding> {
  const mail = await startMailServer();
  const environment = { RATE_LIMIT: "off", SMTP_URL: mail.url, MAIL_FROM: "site@company.example" };
  return withAttackedSite(
    engine,
    environment,
    async (site) => {
      const canaries = new Canaries();
      const caller = new Caller(site.url, canaries);
      const config = readConfig(site.environment);
      const db = await openDb({ ...config, onLost: () => undefined });
      try {
        await runFlows(db, site, canaries, caller, mail);
        mail.behaviour = {
          refuse: "recipient",
          code: 550,
          words: `no ${canaries.plant("refusal")}`,
        };
        if (effort === "long") await runFlows(db, site, canaries, caller, mail);
        await findResumeWords(db, site, canaries, caller);
        const metrics = await (await fetch(site.metricsUrl)).text();
        const audited = JSON.stringify(await db.selectFrom("audit_log").selectAll().execute());
        // From here on every query of applications fails.
        await breakApplications(db);
        await runFlows(db, site, canaries, caller, mail, effort === "long");
        const notCalled = await operationsNotCalled(site.url, caller.exchanges);
        return toFinding(engine, { site, canaries, caller, mail, metrics, audited, notCalled });
      } finally {
        await db.destroy();
      }
    },
    startSmallSite,
  );
}

/** Runs the flows of applicants, users and administrators, with valid and invalid input. */
async function runFlows(
  db: Db,
  { url }: AttackedSite,
  canaries: Canaries,
  caller: Caller,
  mail: TestMailServer,
  withAccounts = true,
): Promise<void> {
  const { tokens } = await signIn(url);
  canaries.add("access token of the administrator", tokens.accessToken);
  const applicant = await applyInEveryWay(caller, canaries);
  if (withAccounts) await runAccountFlow(caller, canaries);
  await administer(caller, canaries, tokens.accessToken, applicant);
  const token = await tokenFor(mail, applicant);
  if (token !== undefined) canaries.add("status token", token, [applicant]);
  await followStatusLink(
    caller,
    canaries,
    token ?? canaries.plant("unknown status token"),
    applicant,
  );
  await useWholePanel(caller, canaries, tokens.accessToken, applicant);
  // Emails are sent in the background. Those refused permanently have failed.
  await waitUntil("an empty outbox", async () => (await queued(db)).length === 0, longWait);
}

/** Once the job has read all resumes, searches for their words. */
async function findResumeWords(
  db: Db,
  { url }: AttackedSite,
  canaries: Canaries,
  caller: Caller,
): Promise<void> {
  await waitUntil("read resumes", async () => (await countTexts(db)).pending === 0, longWait);
  const { accessToken: token } = (await signIn(url)).tokens;
  canaries.add("access token of a search", token);
  const rows = await db.selectFrom("resume_texts").select("text").where("text", "<>", "").execute();
  for (const { text } of rows) {
    await caller.call("GET", `/api/v1/applications?q=${encodeURIComponent(text)}`, { token });
    await caller.call("GET", `/api/v1/applications?in=${encodeURIComponent(text)}`, { token });
  }
  if (rows.length === 0) throw new Error("No resume has been read");
}

/** All but what HR is told at the end of the hour. */
const queued = (db: Db) =>
  db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where((eb) => eb.or([eb("notices", "is", null), eb("run_at", "<=", new Date().toISOString())]))
    .execute();

/** The token in the email to an applicant, if the mail server accepts emails. */
async function tokenFor(mail: TestMailServer, address: string): Promise<string | undefined> {
  if (mail.behaviour !== "take") return undefined;
  const tokenIn = () => {
    const email = mail.received.find(({ envelope }) => envelope.includes(address));
    return /application-status#([\w-]+)/.exec(email?.text ?? "")?.[1];
  };
  return waitUntil("an email with a status link", tokenIn, longWait);
}

/** PostgreSQL's error contains the value that is not a number, and SQLite's the missing table. */
async function breakApplications(db: Db): Promise<void> {
  if (engineOf(db) === "postgres") {
    await sql`alter table applications alter column phone type integer using null`.execute(db);
  } else {
    await sql`alter table applications rename to applications_gone`.execute(db);
  }
}

function toFinding(
  engine: Engine,
  all: {
    site: AttackedSite;
    canaries: Canaries;
    caller: Caller;
    mail: TestMailServer;
    metrics: string;
    audited: string;
    notCalled: readonly string[];
  },
): Finding {
  const { site, canaries, caller, mail, metrics, audited, notCalled } = all;
  const failed = caller.exchanges.filter(({ status }) => status >= 400);
  const faults = failed.filter(({ status }) => status >= 500);
  const headers = caller.exchanges
    // A download header contains the file name.
    .filter(({ headers }) => !headers.includes("content-disposition: attachment"))
    .map(({ headers }) => headers);
  const seen: Record<string, string[]> = {
    "the log": canaries.fieldsIn(site.output()),
    "error responses": canaries.fieldsIn(failed.map(({ text }) => text).join("\n")),
    "response headers": canaries.fieldsIn(headers.join("\n")),
    "the metrics": canaries.fieldsIn(metrics),
    "the audit log": canaries.fieldsIn(audited),
    "emails to others": mail.received.flatMap(({ envelope, text, html, headers }) => {
      const email = `${text}\n${html}\n${JSON.stringify([...headers])}`;
      return envelope.flatMap((reader) => canaries.fieldsForOthers(email, reader));
    }),
  };
  const leaks = Object.entries(seen).filter(([, fields]) => fields.length > 0);
  const details = leaks.map(
    ([channel, fields]) => `${channel}: ${[...new Set(fields)].join(", ")}`,
  );
  const toHr = mail.received.filter(({ envelope }) => envelope.includes(hr)).length;
  // The run must contain faults, emails and every call of the API.
  const isComplete =
    notCalled.length === 0 && faults.length > 0 && toHr > 0 && mail.received.length > toHr;
  return {
    threat: "I5, A11: personal data and secrets in logs, errors, metrics, URLs and emails",
    test: `${canaries.count} canaries in ${caller.exchanges.length} calls, ${failed.length} of them with an error, ${engine}`,
    runs: canaries.count,
    result:
      `${leaks.length === 0 ? "none found" : `found in ${details.join("; ")}`}; searched ${site.output().length} characters of log, ` +
      `${failed.length} errors (${faults.length} of them 5xx), ${mail.received.length} emails, metrics and audit log; ` +
      (notCalled.length === 0
        ? "every API operation called"
        : `not called: ${notCalled.join(", ")}`),
    held: leaks.length === 0 && isComplete,
  };
}
