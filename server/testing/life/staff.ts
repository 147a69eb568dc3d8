import type { Verdict } from "#contract/notes.ts";
import { act, claimLimit, openPage, pageOf, step } from "./acts.ts";
import { checkErased } from "./checks.ts";
import { type LifeWorld, listOf, valueOf } from "./world.ts";

// What staff do beside decisions and interviews; the clock, the mail server and the disk.

/** Opens the page of an application. */
export const open = (who: number, which: number) =>
  act(`open(${who}, ${which})`, which, async (_m, w, one) => openPage(w, one, who));

/** HR writes to the applicant. */
export const message = (who: number, which: number) =>
  act(`message(${who}, ${which})`, which, async (_m, w, one) => writeTo(w, one, who));

async function writeTo(w: LifeWorld, one: Parameters<typeof openPage>[1], who: number) {
  const body = { subject: "Question", text: "When can you start?" };
  const answer = await w.callAs(who, "POST", `/applications/${one.id}/messages`, { body });
  if (answer.status === 429) await claimLimit(w, one, who);
  if (answer.status === 201) one.raise("seen");
  return answer.status === 201;
}

/** HR writes to the applicant until the limit ends it. */
export const writeOften = (who: number, which: number) =>
  act(`writeOften(${who}, ${which})`, which, async (_m, w, one) => {
    let sent = 0;
    while (sent < 25 && (await writeTo(w, one, who))) sent += 1;
    w.claim("an address gets at most its limit", sent <= 20, `${sent} messages of one author`);
    return sent > 0;
  });

export const note = (who: number, which: number, verdict: Verdict | null) =>
  act(`note(${who}, ${which}, ${verdict})`, which, async (_m, w, one) => {
    const body = { text: `${verdict} by ${who}`, verdict };
    const answer = await w.callAs(who, "POST", `/applications/${one.id}/notes`, { body });
    if (answer.status !== 201) return false;
    if (verdict !== null) one.verdicts.add(who);
    one.raise("seen");
    for (const reader of w.staff.keys()) {
      const { body: read } = await w.callAs(reader, "GET", `/applications/${one.id}/notes`);
      const shown = listOf(read, "notes").map((given) => String(valueOf(given, "text")));
      const isFree = one.verdicts.has(reader);
      const told = shown.filter((text) => /^(?:yes|no|unsure) by/.test(text));
      const foreign = told.filter((text) => !text.endsWith(`by ${reader}`));
      const name = "a verdict stays hidden until the reader has given one";
      w.claim(name, isFree || foreign.length === 0, foreign.join());
    }
    return true;
  });

/** Writes into the notes of HR, from the page that is open. */
export const editNotes = (who: number, which: number) =>
  act(`editNotes(${who}, ${which})`, which, async (_m, w, one) => {
    const { etag, versions } = await pageOf(w, one, who);
    const isOld = versions.row !== one.versions.row;
    const body = { notes: `notes ${w.steps} of ${who}` };
    const headers = { "if-match": etag };
    const answer = await w.callAs(who, "PATCH", `/applications/${one.id}`, { body, headers });
    const isRight = answer.status === (isOld ? 409 : 200);
    w.claim("notes of a colleague are not overwritten", isRight, `${isOld} ${answer.status}`);
    if (answer.status === 200) one.raise("row");
    await openPage(w, one, who);
    return answer.status === 200;
  });

/** HR corrects the address, which ends the links that the former one got. */
export const correct = (who: number, which: number) =>
  act(`correct(${who}, ${which})`, which, async (_m, w, one) => {
    const email = `v${one.linkVersion + 1}.${one.email}`;
    const body = { email, send_receipt: true };
    const answer = await w.callAs(who, "PATCH", `/applications/${one.id}`, { body });
    if (answer.status !== 200) return false;
    one.email = email;
    one.linkVersion += 1;
    one.isOpened = true;
    one.raise("row", "seen");
    const sent = await w.app.db
      .selectFrom("outbox")
      .select("id")
      .where("application_id", "=", one.id)
      .where("to_email", "=", email)
      .where("kind", "=", "receipt")
      .execute();
    w.claim("the present address gets its link", sent.length > 0, email);
    return true;
  });

export const replaceLink = (who: number, which: number) =>
  act(`replaceLink(${who}, ${which})`, which, async (_m, w, one) => {
    const path = `/applications/${one.id}/link`;
    const answer = await w.callAs(who, "POST", path, { body: { send: true } });
    if (answer.status === 429) await claimLimit(w, one, who);
    if (answer.status !== 200) return false;
    one.linkVersion += 1;
    one.isOpened = true;
    one.raise("row");
    return true;
  });

export const erase = (which: number) =>
  act(`erase(${which})`, which, async (_m, w, one) => {
    const answer = await w.callAs(0, "DELETE", `/applications/${one.id}`);
    if (answer.status !== 200) return false;
    one.isErased = true;
    await checkErased(w, one);
    return true;
  });

export const download = (who: number, which: number) =>
  act(`download(${who}, ${which})`, which, async (_m, w, one) => {
    const answer = await w.callAs(who, "GET", `/applications/${one.id}/cv`);
    return answer.status === 200;
  });

/** The disk loses the resume of an application. */
export const loseFile = (which: number) =>
  act(`loseFile(${which})`, which, async (_m, w, one) => {
    const { cv_key: key } = await w.app.db
      .selectFrom("applications")
      .select("cv_key")
      .where("id", "=", one.id)
      .executeTakeFirstOrThrow();
    if (key !== null) await w.app.files.remove(key);
    return key !== null;
  });

export const wait = (milliseconds: number) =>
  step(`wait(${milliseconds / 1_000} s)`, async (_m, w) => {
    w.app.advance(milliseconds);
    return true;
  });

/** The mail server refuses all emails for now. */
export const mailFails = step("mailFails", async (_m, w) => {
  w.mail.behaviour = { refuse: "message", code: 451, words: "Try later" };
  return true;
});

export const mailWorks = step("mailWorks", async (_m, w) => {
  const isDown = w.mail.behaviour !== "take";
  w.mail.behaviour = "take";
  return isDown;
});
