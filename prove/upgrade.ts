import { deepEqual, equal, match } from "node:assert/strict";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PortalApplication } from "#contract/applicant.ts";
import { Application } from "#contract/applications.ts";
import { countRowsByTable } from "#server/db/table-rows.ts";
import { examine } from "#server/operations/doctor.ts";
import { startTestApp, type TestApp } from "#server/testing/app.ts";
import { codeAt } from "#server/testing/client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { parseEmail } from "#server/testing/mail-message.ts";
import { twoStepCalls } from "#server/testing/two-step-calls.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import stores from "./store-1.0.0/known.json" with { type: "json" };
import { copies, withCopy, type Copy } from "./upgrade/copies.ts";
import { longWait, proveEach, type Finding, type Suite } from "./suite.ts";

const { admin, madeAt, password } = stores;

type Name = keyof typeof stores.sqlite.applications;
type Used = ReturnType<typeof usesOf>;

/** How people use the store after an upgrade, in this order. Each is a line that throws where it fails. */
const uses: Readonly<Record<string, (store: Used) => Promise<unknown>>> = {
  "every row is there": async ({ rows, known }) => deepEqual(await rows(), countable(known.rows)),
  "no email leaves before its time": async ({ waiting, known }) =>
    deepEqual(await waiting(), known.emails),
  "the administrator signs in": ({ signIn }) => signIn(admin.ADMIN_EMAIL),
  "the recruiter signs in": ({ signIn, known }) => signIn(known.accounts.recruiter.email),
  "the user signs in": ({ signIn, known }) => signIn(known.accounts.user.email),
  "two steps sign in": ({ signInTwice }) => signInTwice(),
  "an open session goes on": ({ ok, known }) => ok("GET", "/users/me", known.sessions.user),
  "an open session is refreshed": ({ post, known }) => post("/auth/refresh", known.sessions.user),
  "a draft of a position is kept": ({ asAdmin }) => asAdmin("GET", "/positions/data-analyst"),
  "each status link opens": ({ names, portal }) => Promise.all(names.map(portal)),
  "each resume is downloaded": ({ names, resume, known }) =>
    Promise.all(names.map(async (name) => equal(await resume(name), known.resumes[name]))),
  "an applicant downloads the own resume": async ({ post, token, known }) =>
    equal(
      sum(await post("/application-status/resume/file", token("copier"))),
      known.resumes.copier,
    ),
  "a file to the applicant is downloaded": async ({ attachment, known: { attachments } }) =>
    equal(await attachment(attachments.toApplicant.id), attachments.toApplicant.sha256),
  "a file from the applicant is downloaded": async ({ attachment, known: { attachments } }) =>
    equal(await attachment(attachments.fromApplicant.id), attachments.fromApplicant.sha256),
  "the applicant's message is shown": async ({ portal }) =>
    equal((await portal("writer")).messages[0]?.file_name, "Bài làm.pdf"),
  "notes are shown": async ({ staff }) =>
    match((await staff("writer", "/notes")).text, /Strong letter/),
  "suspected spam stays so": async ({ read }) =>
    equal((await read("spam")).spam_reason, "honeypot"),
  "a member stays in the talent pool": async ({ read }) =>
    equal((await read("pool")).talent_pool_until, "2027-11-24T01:26:00.000Z"),
  "a withdrawal stays": async ({ portal }) =>
    equal((await portal("withdrawn")).withdrawn_at, "2026-11-24T01:25:00.000Z"),
  "an agreed interview is shown": async ({ portal, known }) =>
    equal((await portal("agreed")).interviews[0]?.starts_at, known.interviews.agreed.startsAt),
  "the calendar feed has it": async ({ ok, known }) =>
    match(
      (await ok("GET", known.feed.split("/api/v1")[1] ?? "")).text,
      /DTSTART.*:20261203T100000/,
    ),
  "an open interview is answered": async ({ pick, portal, known: { interviews } }) => {
    await pick("offered", interviews.open.id, interviews.open.slots[1]);
    equal((await portal("offered")).interviews[0]?.starts_at, interviews.open.slots[1]);
  },
  "the code of an email is recognised": async ({ post, known: { code } }) =>
    deepEqual((await post("/email-check", code)).body, {
      recognised: true,
      sent_on: code.day,
      kind: null,
      position: null,
    }),
  "the link of a reset works": ({ link, signIn, known }) =>
    link("/auth/reset-password", "reset", { password }).then(() =>
      signIn(known.accounts.forgetful.email),
    ),
  "the link of an invitation works": ({ link, signIn, known }) =>
    link("/auth/reset-password", "invite", { password }).then(() =>
      signIn(known.accounts.invited.email),
    ),
  "the link to a copy works": ({ link }) => link("/application-status/copy/confirm", "copy"),
  "the link that erases works": async ({ link, refused, token }) => {
    await link("/application-status/erasure/confirm", "erase");
    await refused("/application-status", token("eraser"));
  },
  "the link that confirms an address works, and ends the earlier links": async (used) => {
    await used.link("/application-status/contact/confirm", "contact");
    equal((await used.read("mover")).email, "noi.moi@people.example");
    await used.refused("/application-status", used.token("mover"));
  },
  "the link back to the earlier address works": async ({ link, read }) => {
    await link("/application-status/contact/keep", "back");
    equal((await read("mover")).email, "mover@people.example");
  },
  "a bulk change is undone": async ({ asAdmin, read, stateOf, known }) => {
    await asAdmin("POST", "/applications/bulk/undo", { undo_id: known.undoId });
    equal((await read("bulkOne")).status, "submitted");
    deepEqual(await stateOf(({ to_email }) => /bulk/.test(to_email ?? "")), []);
  },
  "a message leaves when it is due": async ({ leave, stateOf, known: { message } }) => {
    await leave(message.leavesAt);
    deepEqual(await stateOf(({ id }) => id === message.id), ["savedToFile"]);
  },
  "the link in it opens": async ({ post, linkIn, known }) =>
    post("/application-status", { token: await linkIn(known.message.id) }),
  "held emails leave once HR has an address": async ({ asAdmin, leave, waiting, sentTo }) => {
    const held = (await waiting()).filter(isHeld).length;
    await asAdmin("PATCH", "/settings", { hrEmails: ["nhan.su@company.example"] });
    await leave(madeAt);
    deepEqual([held > 0, (await waiting()).some(isHeld)], [true, false]);
    equal(await sentTo("nhan.su@company.example"), held);
  },
  "a rejection is secret before its time": async ({ portal }) =>
    equal((await portal("rejected")).status, "submitted"),
  "it leaves at its time": async ({ leave, portal, stateOf, known }) => {
    await leave(known.rejectionLeavesAt);
    equal((await portal("rejected")).status, "rejected");
    deepEqual(await stateOf(({ to_email }) => to_email === "rejected@people.example"), [
      "savedToFile",
    ]);
  },
};

type StoredEmail = (typeof stores.sqlite.emails)[number];
const isHeld = ({ state }: { state: string }) => state === "held";
const sum = ({ bytes }: { bytes: Buffer }) => hash("sha256", bytes);

/** The start and a restore write to these tables themselves. */
const countable = ({ audit_log: _log, state: _state, ...rows }: Record<string, number>) => rows;

/** What the uses need of an open store. */
function usesOf(app: TestApp, known: typeof stores.sqlite) {
  const call = (method: string, path: string, options: { body?: unknown; accessToken?: string }) =>
    app.client.call(method, `/api/v1${path}`, { body: options.body, token: options.accessToken });
  const ok = async (
    ...[method, path, options = {}]: [string, string, Parameters<typeof call>[2]?]
  ) => {
    const answer = await call(method, path, options);
    equal(answer.status < 300, true, `${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const post = (path: string, body: object) => ok("POST", path, { body });
  const asAdmin = (method: string, path: string, body?: object) =>
    ok(method, path, { body, accessToken: known.sessions.admin.accessToken });
  const staff = (name: Name, path = "") =>
    asAdmin("GET", `/applications/${known.applications[name].id}${path}`);
  const token = (name: Name) => ({ token: known.applications[name].token });
  const emails = app.db.selectFrom("outbox").select(["id", "kind", "state", "to_email", "run_at"]);
  return {
    ok,
    post,
    asAdmin,
    staff,
    token,
    known,
    names: Object.keys(known.applications).filter(
      (name): name is Name => name in known.applications,
    ),
    rows: async () =>
      countable(
        Object.fromEntries(
          (await countRowsByTable(app.db)).map(({ table, rows }) => [table, rows]),
        ),
      ),
    signIn: (email: string) => post("/auth/login", { email, password }),
    signInTwice: async () => {
      const { challengeFor, finish } = twoStepCalls(app);
      const { email, secret } = known.accounts.twoStep;
      const answer = await finish(await challengeFor(email), codeAt(secret, app.clock()));
      equal(answer.status, 200, answer.text);
    },
    portal: async (name: Name) =>
      PortalApplication.parse((await post("/application-status", token(name))).body),
    read: async (name: Name) => Application.parse((await staff(name)).body),
    resume: async (name: Name) => sum(await staff(name, "/cv")),
    attachment: async (id: string) => sum(await staff("writer", `/attachments/${id}`)),
    pick: (name: Name, id: string, starts_at: string | undefined) =>
      post(`/application-status/interviews/${id}`, { ...token(name), action: "pick", starts_at }),
    link: (path: string, purpose: keyof typeof known.links, more: object = {}) =>
      post(path, { token: known.links[purpose], ...more }),
    refused: async (path: string, body: object) =>
      equal((await call("POST", path, { body })).status >= 400, true, path),
    /** The emails that have not left. */
    waiting: () => emails.where("state", "in", ["queued", "held"]).orderBy("id").execute(),
    /** The token of the status link in an email that has left. */
    linkIn: async (id: string) => {
      const path = join(app.config.dataDir, "outbox", `${id}.eml`);
      const { text } = await parseEmail(await readFile(path));
      return /application-status#([\w-]+)/.exec(text)?.[1];
    },
    sentTo: async (address: string) =>
      (await emails.where("to_email", "=", address).where("state", "=", "savedToFile").execute())
        .length,
    /** The present states of emails that waited when the store was made; none of those that are gone. */
    stateOf: async (isMeant: (email: StoredEmail) => boolean) => {
      const ids = known.emails.filter(isMeant).map(({ id }) => id);
      return (await emails.where("id", "in", ids).execute()).map(({ state }) => state);
    },
    /** Moves the clock to an instant, unless it is past, and waits until what is due has left. */
    leave: async (at: string) => {
      app.advance(Math.max(0, Date.parse(at) - app.clock().getTime()));
      const due = emails
        .where("state", "=", "queued")
        .where("run_at", "<=", app.clock().toISOString());
      await waitUntil(
        "the emails that are due",
        async () => {
          app.mailer.wake();
          return (await due.execute()).length === 0;
        },
        longWait,
      );
    },
  };
}

/** Uses a copy, and lets the doctor examine it. Returns what is wrong. */
const use = (copy: Copy): Promise<string[]> =>
  withCopy(copy, async (environment) => {
    const faults: string[] = [];
    // Held emails wait for an address of HR.
    const settings = { ...environment, ...admin, HR_EMAIL: undefined };
    const app = await startTestApp(copy.engine, settings, { clock: new Date(madeAt) });
    const store = usesOf(app, copy.from === "folder" ? stores[copy.engine] : stores.sqlite);
    for (const [name, isUsed] of Object.entries(uses)) {
      await isUsed(store).catch((error: unknown) => faults.push(`${name}: ${String(error)}`));
    }
    await app.close();
    const examined = { ...environment, PORT: String(await freePort()) };
    for await (const { level, subject, found } of examine(examined)) {
      if (level === "problem") faults.push(`doctor, ${subject}: ${found}`);
    }
    return faults.map((fault) => `${copy.from}, ${copy.engine}: ${fault}`);
  });

export const suite: Suite = {
  prove: async (effort) => {
    const wrong = (await proveEach(effort, copies, use)).flat();
    const finding: Finding = {
      threat: "an upgrade loses what version 1.0.0 has stored or sent",
      test: "a data folder, a PostgreSQL dump and a backup of 1.0.0 on the present server, at their day",
      runs: copies.length * Object.keys(uses).length,
      result:
        wrong.join("; ") ||
        "every row, link, session, code, file and waiting email works; the doctor finds no problem",
      held: wrong.length === 0,
    };
    return [finding];
  },
};
