import { sql } from "kysely";
import { readConfig } from "#server/config.ts";
import { engineOf, type Engine } from "#server/db/engine.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { engines, signIn, withAttackedSite, type AttackedSite } from "./attacks/site.ts";
import { liveWithAccount } from "./canaries/account.ts";
import { administer } from "./canaries/administrator.ts";
import { applyInEveryWay, followStatusLink, hr } from "./canaries/applicant.ts";
import { Caller } from "./canaries/caller.ts";
import { Canaries } from "./canaries/canaries.ts";
import { callsNotMade } from "./canaries/every-call.ts";
import { useWholePanel } from "./canaries/panel.ts";
import { startSmallSite } from "./small-site.ts";
import { patience, proveEach, type Effort, type Finding, type Suite } from "./suite.ts";

/** Planted everywhere and looked for where they must not be. */
export const suite: Suite = {
  name: "canaries",
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
        await live(db, site, canaries, caller, mail);
        mail.behaviour = {
          refuse: "recipient",
          code: 550,
          words: `no ${canaries.plant("refusal")}`,
        };
        if (effort === "long") await live(db, site, canaries, caller, mail);
        const metrics = await (await fetch(site.metricsUrl)).text();
        const audited = JSON.stringify(await db.selectFrom("audit_log").selectAll().execute());
        // From here on every call about applications fails in the database itself.
        await breakApplications(db);
        await live(db, site, canaries, caller, mail, effort === "long");
        const notMade = await callsNotMade(site.url, caller.heard);
        return findingOf(engine, { site, canaries, caller, mail, metrics, audited, notMade });
      } finally {
        await db.destroy();
      }
    },
    startSmallSite,
  );
}

/** One of each kind of person does all they can do, and what they must not. */
async function live(
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
  if (withAccounts) await liveWithAccount(caller, canaries);
  await administer(caller, canaries, tokens.accessToken, applicant);
  const token = await tokenFor(mail, applicant);
  if (token !== undefined) canaries.add("status token", token, [applicant]);
  await followStatusLink(caller, canaries, token ?? canaries.plant("status token of nobody"));
  await useWholePanel(caller, canaries, tokens.accessToken, applicant);
  // Letters leave by themselves, a moment later: those that are refused for good have failed.
  await waitUntil("every letter to leave", async () => (await queued(db)).length === 0, patience);
}

const queued = (db: Db) =>
  db.selectFrom("outbox").select("id").where("state", "=", "queued").execute();

/** The token in the letter to an applicant, where the mail server takes letters. */
async function tokenFor(mail: TestMailServer, address: string): Promise<string | undefined> {
  if (mail.behaviour !== "take") return undefined;
  const tokenIn = () => {
    const letter = mail.received.find(({ envelope }) => envelope.includes(address));
    return /application-status#([\w-]+)/.exec(letter?.text ?? "")?.[1];
  };
  return waitUntil("a letter with a link to the status", tokenIn, patience);
}

/** PostgreSQL names the value when a text is no number; SQLite names the table it does not find. */
async function breakApplications(db: Db): Promise<void> {
  if (engineOf(db) === "postgres") {
    await sql`alter table applications alter column phone type integer using null`.execute(db);
  } else {
    await sql`alter table applications rename to applications_gone`.execute(db);
  }
}

function findingOf(
  engine: Engine,
  all: {
    site: AttackedSite;
    canaries: Canaries;
    caller: Caller;
    mail: TestMailServer;
    metrics: string;
    audited: string;
    notMade: readonly string[];
  },
): Finding {
  const { site, canaries, caller, mail, metrics, audited, notMade } = all;
  const failed = caller.heard.filter(({ status }) => status >= 400);
  const faults = failed.filter(({ status }) => status >= 500);
  const heads = caller.heard
    // A download names the file it is.
    .filter(({ headers }) => !headers.includes("content-disposition: attachment"))
    .map(({ headers }) => headers);
  const seen: Record<string, string[]> = {
    "the log": canaries.fieldsIn(site.output()),
    "answers of failures": canaries.fieldsIn(failed.map(({ text }) => text).join("\n")),
    "heads of answers": canaries.fieldsIn(heads.join("\n")),
    "the metrics": canaries.fieldsIn(metrics),
    "the audit log": canaries.fieldsIn(audited),
    "letters to others": mail.received.flatMap(({ envelope, text, html, headers }) => {
      const letter = `${text}\n${html}\n${JSON.stringify([...headers])}`;
      return envelope.flatMap((reader) => canaries.fieldsForOthers(letter, reader));
    }),
  };
  const leaks = Object.entries(seen).filter(([, fields]) => fields.length > 0);
  const told = leaks.map(([place, fields]) => `${place}: ${[...new Set(fields)].join(", ")}`);
  const toHr = mail.received.filter(({ envelope }) => envelope.includes(hr)).length;
  // A run in which nothing failed, nothing was sent or a call was left out would prove nothing.
  const isWhole =
    notMade.length === 0 && faults.length > 0 && toHr > 0 && mail.received.length > toHr;
  return {
    threat: "I5, A11: personal data and secrets in logs, failures, metrics, addresses and letters",
    done: `${canaries.count} canaries in ${caller.heard.length} calls, ${failed.length} of which failed, ${engine}`,
    times: canaries.count,
    result:
      `${leaks.length === 0 ? "none seen" : `seen in ${told.join("; ")}`}; looked for in ${site.output().length} characters of log, ` +
      `${failed.length} failures (${faults.length} of them faults), ${mail.received.length} letters, metrics and audit log; ` +
      (notMade.length === 0 ? "every call of the API made" : `not made: ${notMade.join(", ")}`),
    held: leaks.length === 0 && isWhole,
  };
}
