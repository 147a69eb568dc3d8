import { instantOf } from "#server/db/id.ts";
import { day, type LifeModel } from "./model.ts";
import type { EmailRow, LifeWorld } from "./world.ts";

type Act = { kind: string; before: ReadonlyMap<string, boolean> };

/** Commands beside the act of one person, or of several acts. */
const severalActs: readonly string[] = [
  "wait",
  "mailFails",
  "mailWorks",
  "writeOften",
  "applyAsMany",
  "copy",
  "eraseOwn",
];

/** Checks the emails that an act has caused: at most one to each person about each application. */
export async function checkEmails(
  m: LifeModel,
  w: LifeWorld,
  { kind, before }: Act,
): Promise<void> {
  const rows = await w.emailsOf(m);
  const fresh = rows.filter(({ id }) => !w.knownEmails.has(id));
  for (const { id } of fresh) w.knownEmails.add(id);
  checkVisitorLimits(w, rows);
  if (severalActs.includes(kind)) return;
  const about = fresh.filter(({ application_id }) => application_id !== null);
  const groups = Map.groupBy(about, (row) => `${row.application_id} ${row.to_email}`);
  for (const [group, emails] of groups) {
    const [id = ""] = group.split(" ");
    const hadInterview = before.get(id) === true;
    const isRejection =
      hadInterview &&
      m.applications.find((one) => one.id === id)?.status === "rejected" &&
      ["decide", "bulk", "close"].includes(kind);
    const invariant =
      kind === "withdraw" && hadInterview
        ? "a withdrawal with an interview causes one email"
        : isRejection
          ? "a rejection with an interview causes one email"
          : "one act causes one email";
    const kinds = emails.map((email) => email.kind).join();
    w.claim(invariant, emails.length <= 1, `${kind} caused ${kinds} to ${group}`);
  }
}

/** Emails that a visitor causes by typing an address: at most three of a kind in 24 hours. */
function checkVisitorLimits(w: LifeWorld, rows: readonly EmailRow[]): void {
  const counted = rows.filter(
    ({ kind, author_id }) => author_id === null && (kind === "receipt" || kind === "status_links"),
  );
  for (const [group, own] of Map.groupBy(counted, ({ kind, to_email }) => `${kind} ${to_email}`)) {
    const times = own.map(({ id }) => instantOf(id));
    const within = (at: number) => times.filter((one) => one > at - day && one <= at).length;
    const most = Math.max(...times.map(within));
    w.claim("an address gets at most its limit", most <= 3, `${most} times ${group}`);
  }
}
