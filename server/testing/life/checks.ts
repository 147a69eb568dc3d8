import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { localDay } from "#server/db/vietnam-time.ts";
import type { LifeApplication, LifeModel } from "./model.ts";
import { type EmailRow, type LifeWorld, listOf, valueOf } from "./world.ts";

/** As many applications are looked at after each command, in turn. */
const checkedAtOnce = 4;

export async function checkInvariants(m: LifeModel, w: LifeWorld): Promise<void> {
  w.claim("the process lives", w.crashes.length === 0, w.crashes.map(String).join());
  const rows = await w.emailsOf(m);
  for (const one of m.applications) followEmails(w, one, rows);
  const { living } = m;
  const first = living.length <= checkedAtOnce ? 0 : w.steps % living.length;
  for (const one of [...living, ...living].slice(first, first + Math.min(4, living.length))) {
    await checkOldLinks(w, one);
    await checkPage(w, one, rows);
  }
  for (const { id, state, kind } of rows) {
    const isLate = m.takenBack.has(id) && state === "sent";
    w.claim("an email that was taken back never leaves", !isLate, kind);
  }
  await checkList(m, w);
  await checkReports(m, w);
  const copied = w.steps % 3 === 0 ? living[w.steps % living.length] : undefined;
  if (copied !== undefined) {
    const { bytes } = await w.callAs(0, "GET", `/applications/${copied.id}/copy`);
    await checkCopy(w, copied, bytes);
  }
  const erased = m.applications.findLast((one) => one.isErased);
  if (erased !== undefined) await checkErased(w, erased);
}

/** What has left by now is told, in the order of the decisions. */
function followEmails(w: LifeWorld, one: LifeApplication, rows: readonly EmailRow[]): void {
  for (const decision of one.decisions) {
    const { emailId, dueAt, state, status } = decision;
    if (decision.isTold || state === "undone" || state === "replaced") continue;
    const row = rows.find(({ id }) => id === emailId);
    const isDue = w.now >= dueAt;
    const waitsForMail = w.keeps(
      "the page tells no decision whose email waits for the mail server",
    );
    const hasLeft = emailId === null || !waitsForMail ? isDue : row?.state === "sent";
    const isTold =
      state === "revoked" ? isDue && !w.keeps("the page tells no revoked decision") : hasLeft;
    if (!isTold) continue;
    decision.isTold = true;
    if (status !== one.toldStatus) one.told.push(status);
  }
  const { decision } = one;
  if (decision?.status !== "rejected" || decision.isTold || decision.emailId === null) return;
  const early = rows.filter(
    ({ id, state }) => state === "sent" && decision.cancellations.includes(id),
  );
  w.claim("the cancellation leaves with the rejection", early.length === 0, one.id);
}

/** A stranger tries a link that was replaced, each time with another call. */
async function checkOldLinks(w: LifeWorld, one: LifeApplication): Promise<void> {
  const old = w.links.get(one.id)?.findLast(({ version }) => version < one.linkVersion);
  if (old === undefined) return;
  const interview = `/interviews/${one.interview?.id ?? one.id}`;
  const calls = [
    "",
    "/withdraw",
    "/emails",
    "/copy",
    "/erasure",
    "/contact",
    "/messages",
    interview,
  ];
  const path = `/application-status${calls[w.steps % calls.length]}`;
  const more = { text: "words", action: "decline", reason: "words", phone: "0987 654 321" };
  const answer = await w.call("POST", path, { token: old.token, ...more });
  w.claim("a replaced link opens nothing", answer.status === 422, `${path} ${answer.status}`);
}

async function checkPage(w: LifeWorld, one: LifeApplication, rows: readonly EmailRow[]) {
  const token = w.tokenOf(one);
  if (token === undefined || !one.isOpened) return;
  const answer = await w.call("POST", "/application-status", { token });
  w.claim("the present link opens", answer.status === 200, answer.text);
  if (one.isWithdrawn) return;
  const shown = String(valueOf(answer.body, "status"));
  const { decision, interview, toldStatus } = one;
  const waits = rows.some(({ id, state }) => id === decision?.emailId && state === "queued");
  const isRevoked = one.decisions.some(
    ({ state, status }) => state === "revoked" && status === shown,
  );
  const name = isRevoked
    ? "the page tells no revoked decision"
    : waits && shown === decision?.status
      ? "the page tells no decision whose email waits for the mail server"
      : "the page says what was told";
  w.claim(name, shown === toldStatus, `it says ${shown}, told was ${toldStatus}`);
  const stages = new Map(
    listOf(answer.body, "interviews").map((of) => [valueOf(of, "id"), valueOf(of, "stage")]),
  );
  const coming = Array.from(stages.values()).filter((stage) =>
    ["offered", "agreed", "other_times"].includes(String(stage)),
  );
  const isOver = toldStatus === "rejected" && one.status === "rejected";
  w.claim("the page shows no interview after a rejection", !isOver || coming.length === 0, one.id);
  if (interview === null || interview.answer === null) return;
  if (interview.answer !== "declined" && !one.hasInterview(w.now)) return;
  const stage = stages.get(interview.id);
  const detail = `it shows ${String(stage)}, answered was ${interview.answer}`;
  w.claim(
    "the page shows the applicant's last answer to an interview",
    stage === interview.answer,
    detail,
  );
}

/** The list of HR has the decisions that were made, and no others. */
async function checkList(m: LifeModel, w: LifeWorld): Promise<void> {
  const { body } = await w.callAs(w.steps % 2, "GET", `/applications?job_id=${w.slug}&limit=100`);
  const read = listOf(body, "applications")
    .map((one) => `${String(valueOf(one, "id"))} ${String(valueOf(one, "status"))}`)
    .toSorted();
  const expected = m.living.map(({ id, status }) => `${id} ${status}`).toSorted();
  const differing = read.filter((one) => !expected.includes(one));
  const isSame = read.join() === expected.join();
  w.claim(
    "staff read what was decided",
    isSame,
    `${read.length} for ${expected.length}: ${differing.join()}`,
  );
}

async function checkReports(m: LifeModel, w: LifeWorld): Promise<void> {
  if (m.applications.length === 0) return;
  const today = localDay(w.app.clock());
  const first = localDay(new Date(Math.min(...m.applications.map(({ sentAt }) => sentAt))));
  const accepted = m.applications.flatMap(
    ({ decisions }) =>
      decisions.find(({ state, status }) => state !== "undone" && status === "accepted") ?? [],
  );
  const rejected = m.applications.filter((one) => one.status === "rejected").length;
  const all = await readReport(w, first, today);
  const detail = `${JSON.stringify(all)} for ${accepted.length} accepted, ${rejected} rejected`;
  const holds = all.accepted === accepted.length && all.rejected === rejected;
  w.claim("reports count the decisions", holds, detail);
  const ofToday = await readReport(w, today, today);
  const expected = accepted.filter(({ at }) => localDay(new Date(at)) === today).length;
  const name = "reports count by the day of the decision";
  w.claim(name, ofToday.accepted === expected, `${ofToday.accepted} for ${expected}`);
}

async function readReport(w: LifeWorld, from: string, to: string) {
  const path = `/overview/funnel?from=${from}&to=${to}&position=${w.slug}`;
  const { body } = await w.callAs(0, "GET", path);
  const counts = listOf(body, "reasons").map((one) => Number(valueOf(one, "count")));
  const rejected = counts.reduce((sum, count) => sum + count, 0);
  return { accepted: Number(valueOf(valueOf(body, "total"), "accepted")), rejected };
}

/** Tries to read an application that was erased. */
export async function checkErased(w: LifeWorld, one: LifeApplication): Promise<void> {
  const kept = await w.app.db
    .selectFrom("outbox")
    .select("kind")
    .where("application_id", "=", one.id)
    .execute();
  const statuses = [];
  for (const path of ["", "/events", "/notes", "/cv", "/copy", "/interviews"]) {
    statuses.push((await w.callAs(1, "GET", `/applications/${one.id}${path}`)).status);
  }
  const found = await w.callAs(1, "GET", `/applications?q=${encodeURIComponent(one.email)}`);
  const lists = [found, await w.callAs(0, "GET", "/applications/rejections")];
  const token = w.tokenOf(one) ?? "";
  const page = await w.call("POST", "/application-status", { token });
  const isRead = statuses.some((status) => status !== 404) || page.status !== 422;
  const isListed = lists.some(({ text }) => text.includes(one.id));
  const detail = `${statuses.join()} ${page.status} ${kept.length} emails, listed ${isListed}`;
  w.claim("nothing erased is readable", !isRead && !isListed && kept.length === 0, detail);
}

/** Compares the copy for the applicant with what was told and what they wrote. */
export async function checkCopy(
  w: LifeWorld,
  one: LifeApplication,
  bytes: Buffer,
): Promise<boolean> {
  const archive = await yauzl.fromBufferPromise(bytes);
  let data: unknown;
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName !== "data.json") continue;
    data = JSON.parse((await buffer(await archive.openReadStreamPromise(entry))).toString());
  }
  const text = JSON.stringify(data);
  const missing = one.wrote.filter((words) => !text.includes(words));
  w.claim("the copy holds what the applicant wrote", missing.length === 0, missing.join());
  if (one.isWithdrawn) return true;
  const history = listOf(data, "history")
    .filter((event) => valueOf(event, "kind") === "status")
    .map((event) => String(valueOf(event, "after")));
  const detail = `${history.join()} for ${one.told.join()}`;
  w.claim("the copy says what was told", history.join() === one.told.join(), detail);
  return true;
}
