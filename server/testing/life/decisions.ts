import type { ApplicationStatus } from "#contract/applications.ts";
import { act, claimLimit, openPage, outcomeOf, pageOf, recordDecision, step } from "./acts.ts";
import type { LifeApplication, LifeModel, Undoable } from "./model.ts";
import { type LifeWorld, listOf, valueOf } from "./world.ts";

// What HR decides, takes back, and does to the emails about it.

const reasonOf = (status: ApplicationStatus) =>
  status === "rejected" ? ({ rejection_reason: "skills" } as const) : {};

export const decide = (who: number, which: number, status: ApplicationStatus, notify = true) =>
  act(`decide(${who}, ${which}, ${status}, ${notify})`, which, async (m, w, one) => {
    if (status === one.status) return false;
    const { etag, seenVersion, versions } = await pageOf(w, one, who);
    const isOld = versions.row !== one.versions.row || versions.seen !== one.versions.seen;
    const headers = { "if-match": etag, "if-seen": seenVersion };
    const body = { status, notify, ...reasonOf(status) };
    const answer = await w.callAs(who, "PATCH", `/applications/${one.id}`, { body, headers });
    const { status: code } = answer;
    if (isOld) w.claim("no decision on an older page", code === 409, `${code}`);
    else if (code === 429) await claimLimit(w, one, who);
    else w.claim("a present page decides", code === 200, answer.text);
    // Who was refused reads the page again.
    if (code === 409) await openPage(w, one, who);
    if (code !== 200) return false;
    await recordDecision(m, w, [one], { status, undo: valueOf(answer.body, "undo_id"), who });
    await openPage(w, one, who);
    return true;
  });

export const bulk = (who: number, status: ApplicationStatus) =>
  step(`bulk(${who}, ${status})`, async (m, w) => {
    const asked = m.living.filter((one) => one.status !== status);
    if (asked.length === 0) return false;
    const seen: Record<string, number> = {};
    const old = new Set<string>();
    for (const one of asked) {
      const { seenVersion, versions } = await pageOf(w, one, who);
      seen[one.id] = Number(seenVersion);
      if (versions.seen !== one.versions.seen) old.add(one.id);
    }
    const ids = asked.map(({ id }) => id);
    const body = { action: "status", ids, status, seen, ...reasonOf(status) };
    const answer = await w.callAs(who, "POST", "/applications/bulk", { body });
    if (answer.status !== 200) return false;
    const { done, refused } = outcomeOf(answer.body);
    for (const id of ids) {
      const isOne = done.has(id) !== refused.has(id);
      w.claim("a bulk act answers for each application", isOne, answer.text);
      if (old.has(id)) w.claim("no bulk decision on an older page", !done.has(id), id);
      else w.claim("a present page decides", done.has(id), answer.text);
    }
    const changed = asked.filter(({ id }) => done.has(id));
    for (const one of asked) if (refused.has(one.id)) await openPage(w, one, who);
    const undo = valueOf(answer.body, "undo_id");
    await recordDecision(m, w, changed, { status, undo, who, records: ids.length });
    return changed.length > 0;
  });

/** Opens the dialog that closes the position. */
export const previewClosing = step("previewClosing", async (m, w) => {
  const { body } = await w.callAs(0, "GET", `/positions/${w.slug}/close`);
  const seen: Record<string, number> = {};
  for (const person of listOf(body, "people")) {
    const version = valueOf(person, "seen_version");
    if (typeof version === "number") seen[String(valueOf(person, "id"))] = version;
  }
  const waiting = m.applications.filter((one) => one.isWaiting);
  m.shownByClosing = { ids: waiting.map(({ id }) => id), seen };
  return true;
});

export const close = step("close", async (m, w) => {
  if (m.isClosed || m.shownByClosing === null) return false;
  const { ids, seen } = m.shownByClosing;
  const body = { outcome: "reject", ids, ...(Object.keys(seen).length > 0 && { seen }) };
  const answer = await w.callAs(0, "POST", `/positions/${w.slug}/close`, { body });
  if (answer.status !== 200) return false;
  m.isClosed = true;
  const { done } = outcomeOf(answer.body);
  const extra = Array.from(done).filter((id) => !ids.includes(id));
  const invariant = "a closing rejects only the applications that it showed";
  w.claim(invariant, extra.length === 0, extra.join());
  const changed = m.applications.filter(({ id }) => done.has(id));
  const undo = valueOf(answer.body, "undo_id");
  await recordDecision(m, w, changed, { status: "rejected", undo, who: 0, records: done.size });
  m.closing = typeof undo === "string" ? (m.undoables.pop() ?? null) : null;
  return true;
});

export const undoClosing = step("undoClosing", async (m, w) => {
  const { closing } = m;
  if (closing === null || !m.isClosed) return false;
  const body = { undo_id: closing.undoId };
  const answer = await w.callAs(0, "POST", `/positions/${w.slug}/close/undo`, { body });
  m.closing = null;
  if (answer.status !== 200) return takeBack(m, w, closing, new Set());
  m.isClosed = false;
  return takeBack(m, w, closing, outcomeOf(answer.body).done);
});

/** Undoes one of the last decisions. */
export const undo = (back: number) =>
  step(`undo(${back})`, async (m, w) => {
    const last = m.undoables.at(-1 - back);
    if (last === undefined) return false;
    const body = { undo_id: last.undoId };
    const answer = await w.callAs(last.staff, "POST", "/applications/bulk/undo", { body });
    const done = answer.status === 200 ? outcomeOf(answer.body).done : new Set<string>();
    return takeBack(m, w, last, done);
  });

/** Checks what the undo of an act has taken back, and follows it. */
async function takeBack(
  m: LifeModel,
  w: LifeWorld,
  { undoId, ids, until }: Undoable,
  done: ReadonlySet<string>,
): Promise<boolean> {
  for (const one of m.living.filter(({ id }) => ids.includes(id))) {
    const decision = one.decisions.find((made) => made.undoId === undoId);
    if (decision === undefined) continue;
    const isDone = done.has(one.id);
    const isLast = one.decision === decision;
    const detail = `${decision.status} ${decision.state} of ${one.id}`;
    if (decision.isTold || w.now >= until)
      w.claim("a decision that was told is not undone", !isDone, detail);
    else if (!isLast) w.claim("an undo asks for later decisions alone", !isDone, detail);
    else if (decision.state === "standing")
      w.claim("an undo asks for later decisions alone", isDone, detail);
    if (isDone) undoOne(m, one, decision);
  }
  return done.size > 0;
}

function undoOne(
  m: LifeModel,
  one: LifeApplication,
  decision: LifeApplication["decisions"][number],
) {
  decision.state = "undone";
  if (decision.emailId !== null) m.takenBack.add(decision.emailId);
  for (const id of decision.cancellations) m.takenBack.add(id);
  for (const { decision: before, state } of decision.replaced) {
    before.state = state;
    // Who has withdrawn gets no emails back.
    const isSent = state === "standing" && !one.isWithdrawn;
    if (before.emailId !== null && isSent) m.takenBack.delete(before.emailId);
  }
  if (decision.hasClosedInterview && one.interview !== null && !one.isWithdrawn)
    one.interview.isOpen = true;
  one.raise("row", "seen");
}

/** Cancels the email of a rejection. */
export const revoke = (who: number, which: number) =>
  act(`revoke(${who}, ${which})`, which, async (m, w, one) => {
    const answer = await w.callAs(who, "DELETE", `/applications/${one.id}/rejection`);
    const { decision } = one;
    if (answer.status !== 200 || decision === undefined) return false;
    decision.state = "revoked";
    if (decision.emailId !== null) m.takenBack.add(decision.emailId);
    one.raise("seen");
    return true;
  });

export const sendNow = (who: number, which: number) =>
  act(`sendNow(${who}, ${which})`, which, async (_m, w, one) => {
    const answer = await w.callAs(who, "POST", `/applications/${one.id}/rejection/send`);
    if (answer.status !== 200) return false;
    if (one.decision !== undefined) one.decision.dueAt = w.now;
    one.raise("row");
    return true;
  });
