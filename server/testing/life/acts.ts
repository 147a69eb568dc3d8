import type { ApplicationStatus } from "#contract/applications.ts";
import { checkEmails } from "./email-checks.ts";
import { checkInvariants } from "./checks.ts";
import { day, type Decision, type LifeApplication, type LifeModel, undoMs } from "./model.ts";
import { instantOf } from "#server/db/id.ts";
import { type LifeWorld, listOf, valueOf } from "./world.ts";

/** A command of a life. `run` tells whether it has done anything. */
export type LifeCommand = {
  kind: string;
  run: (m: LifeModel, w: LifeWorld) => Promise<boolean>;
  toString: () => string;
};

type Run = (m: LifeModel, w: LifeWorld) => Promise<boolean>;

/** A command, which returns whether it has done anything, and after which all invariants are checked. */
export const step = (name: string, run: Run): LifeCommand =>
  stepOn(name, async (m, w) => ((await run(m, w)) ? m.living : []));

/** A command about one of the applications that are left. */
export const act = (
  name: string,
  which: number,
  run: (m: LifeModel, w: LifeWorld, one: LifeApplication) => Promise<boolean>,
): LifeCommand =>
  stepOn(name, async (m, w) => {
    const one = m.at(which);
    return one !== undefined && (await run(m, w, one)) ? [one] : [];
  });

function stepOn(
  name: string,
  run: (m: LifeModel, w: LifeWorld) => Promise<readonly LifeApplication[]>,
): LifeCommand {
  const kind = name.replace(/\(.*/, "");
  const command = async (m: LifeModel, w: LifeWorld) => {
    const before = new Map(m.applications.map((one) => [one.id, one.hasInterview(w.now)]));
    const changed = await run(m, w);
    await w.settle();
    w.steps += 1;
    if (changed.length > 0) w.counts.set(kind, (w.counts.get(kind) ?? 0) + 1);
    for (const one of changed) {
      w.pairs.add(`${one.last} ${kind}`);
      one.last = kind;
    }
    await checkEmails(m, w, { kind, before });
    await checkInvariants(m, w);
    return changed.length > 0;
  };
  return { kind, run: command, toString: () => name };
}

/** Opens the page of an application as a member of staff. */
export async function openPage(w: LifeWorld, one: LifeApplication, who: number): Promise<boolean> {
  const { status, headers, body } = await w.callAs(who, "GET", `/applications/${one.id}`);
  if (status !== 200) return false;
  const seenVersion = String(valueOf(body, "seen_version"));
  const versions = { ...one.versions };
  one.pages.set(who, { etag: headers.get("etag") ?? "", seenVersion, versions });
  return true;
}

/** The page that a member of staff has open, which opens now where it was not. */
export async function pageOf(w: LifeWorld, one: LifeApplication, who: number) {
  if (!one.pages.has(who)) await openPage(w, one, who);
  const page = one.pages.get(who);
  if (page === undefined) throw new Error("The page of a living application does not open");
  return page;
}

type NewDecision = {
  status: ApplicationStatus;
  undo: unknown;
  who: number;
  /** How many records the act has. */
  records?: number;
};

/** Records a new status of applications, with its emails and with those that it has cancelled. */
export async function recordDecision(
  m: LifeModel,
  w: LifeWorld,
  changed: readonly LifeApplication[],
  { status, undo, who, records = 0 }: NewDecision,
): Promise<void> {
  const all = await w.emailsOf(m);
  const kept = new Set(all.map(({ id }) => id));
  const rows = all.filter(({ id }) => !w.knownEmails.has(id));
  const until = w.now + undoMs.ofOne + records * undoMs.perRecord;
  const undoId = typeof undo === "string" ? undo : null;
  for (const one of changed) {
    const fresh = rows.filter((row) => row.application_id === one.id && row.to_email === one.email);
    const email = fresh.find(({ kind }) => kind === "status");
    const open = (decision: Decision) =>
      !decision.isTold &&
      (decision.dueAt > w.now || (decision.emailId !== null && !kept.has(decision.emailId))) &&
      (decision.state === "standing" || decision.state === "revoked");
    const replaced = one.decisions
      .filter(open)
      .map((decision) => ({ decision, state: decision.state }));
    for (const { decision } of replaced) {
      decision.state = "replaced";
      if (decision.emailId !== null) m.takenBack.add(decision.emailId);
    }
    const { interview } = one;
    const hasClosedInterview = status === "rejected" && interview?.isOpen === true;
    if (hasClosedInterview && interview !== null) interview.isOpen = false;
    one.decisions.push({
      status,
      at: w.now,
      dueAt: email === undefined ? until : Date.parse(email.run_at),
      undoId,
      emailId: email?.id ?? null,
      cancellations: fresh.filter(({ kind }) => kind === "interview").map(({ id }) => id),
      state: "standing",
      replaced,
      hasClosedInterview,
      isTold: false,
    });
    one.raise("row", "seen");
  }
  const ids = changed.map(({ id }) => id);
  if (undoId !== null) m.undoables.push({ undoId, ids, until, staff: who });
}

/** The ids that a change of many has changed, and those that it has refused. */
export const outcomeOf = (body: unknown) => ({
  done: new Set(listOf(body, "done").map(String)),
  refused: new Set(listOf(body, "refused").map((one) => String(valueOf(one, "id")))),
});

const perDayToOneAddress = 20;

/** Checks that a member of staff was refused only after as many emails to one address as the limit allows. */
export async function claimLimit(w: LifeWorld, one: LifeApplication, who: number) {
  const rows = await w.app.db
    .selectFrom("outbox")
    .select("id")
    .where("to_email", "=", one.email)
    .where("author_id", "=", w.staff[who]?.id ?? "")
    .execute();
  const sent = rows.filter(({ id }) => instantOf(id) > w.now - day).length;
  const detail = `refused after ${sent} emails to an address`;
  w.claim("a limit counts each email once", sent >= perDayToOneAddress, detail);
}
