import { tinyPdf } from "../tiny-pdf.ts";
import { applicationFields, applicationForm } from "../client.ts";
import { act, step } from "./acts.ts";
import { checkCopy, checkErased } from "./checks.ts";
import { LifeApplication, type LifeModel } from "./model.ts";
import { type LifeWorld, valueOf } from "./world.ts";

// What an applicant does with the form, in the visit after sending, and with the links from emails.

const addressOf = (w: LifeWorld, person: number) => `${w.slug}.${person}@people.example`;

async function send(m: LifeModel, w: LifeWorld, person: number, hasFile: boolean) {
  const email = addressOf(w, person);
  const fields = applicationFields({ position: w.slug, email });
  const file = { name: "cv.pdf", bytes: new Uint8Array(tinyPdf()) };
  const sent = hasFile
    ? await w.call("POST", "/applications/upload", applicationForm(fields, file))
    : await w.call("POST", "/applications", fields);
  if (sent.status === 429 || (m.isClosed && sent.status === 422)) return false;
  if (sent.status !== 201) throw new Error(sent.text);
  const id = String(valueOf(valueOf(sent.body, "data"), "id"));
  const visitKey = String(valueOf(sent.body, "visit_key"));
  m.applications.push(new LifeApplication({ id, visitKey, email, at: w.now }));
  return true;
}

/** Applies as the person with this number. */
export const apply = (person: number) =>
  step(`apply(${person})`, async (m, w) => send(m, w, person, false));

/** The same with a resume. */
export const applyWithFile = (person: number) =>
  step(`applyWithFile(${person})`, async (m, w) => send(m, w, person, true));

/** More people apply than a bulk act changes in one part. */
export const applyAsMany = step("applyAsMany", async (m, w) => {
  if (m.applications.length > 20) return false;
  for (let person = 100; person < 123; person += 1) {
    if (!(await send(m, w, person, false))) return false;
  }
  return true;
});

/** A stranger types the address of a person into the visit after sending. */
export const correctInVisit = (which: number, person: number) =>
  act(`correctInVisit(${which}, ${person})`, which, async (_m, w, one) => {
    const email = addressOf(w, person);
    if (one.isOpened || email === one.email) return false;
    const body = { visit_key: one.visitKey, email };
    const answer = await w.call("POST", "/application-visit/address", body);
    if (answer.status !== 200) return false;
    one.email = email;
    one.linkVersion += 1;
    one.raise("row", "seen");
    return true;
  });

/** Opens the page with the link from an email. */
export const openLink = (which: number) =>
  act(`openLink(${which})`, which, async (_m, w, one) => {
    if (w.tokenOf(one) === undefined) return false;
    one.isOpened = true;
    return true;
  });

/** The applicant writes to HR. */
export const write = (which: number) =>
  act(`write(${which})`, which, async (_m, w, one) => {
    const token = w.tokenOf(one);
    if (token === undefined) return false;
    const text = `own words ${one.wrote.length}`;
    const answer = await w.call("POST", "/application-status/messages", { token, text });
    if (answer.status !== 200) return false;
    one.isOpened = true;
    one.wrote.push(text);
    one.raise("seen");
    return true;
  });

export const withdraw = (which: number) =>
  act(`withdraw(${which})`, which, async (m, w, one) => {
    const token = w.tokenOf(one);
    if (token === undefined || one.isWithdrawn) return false;
    const answer = await w.call("POST", "/application-status/withdraw", { token });
    if (answer.status !== 200) return false;
    one.isOpened = true;
    one.isWithdrawn = true;
    for (const { emailId, dueAt } of one.decisions)
      if (emailId !== null && dueAt > w.now) m.takenBack.add(emailId);
    if (one.interview !== null) one.interview.isOpen = false;
    one.raise("row", "seen");
    return true;
  });

/** The applicant asks for the links of all applications of the address. */
export const lostLink = (which: number) =>
  act(`lostLink(${which})`, which, async (_m, w, one) => {
    const answer = await w.call("POST", "/application-status/links", { email: one.email });
    return answer.status === 200;
  });

/** The applicant asks for the copy and downloads it with the link of the email. */
export const copy = (which: number) =>
  act(`copy(${which})`, which, async (_m, w, one) => {
    const link = await askLink(w, one, "copy");
    if (link === undefined) return false;
    const path = "/application-status/copy/confirm";
    const { bytes, status } = await w.call("POST", path, { token: link });
    return status === 200 && checkCopy(w, one, bytes);
  });

/** HR makes the copy for the applicant. */
export const copyForHr = (who: number, which: number) =>
  act(`copyForHr(${who}, ${which})`, which, async (_m, w, one) => {
    const { bytes, status } = await w.callAs(who, "GET", `/applications/${one.id}/copy`);
    return status === 200 && checkCopy(w, one, bytes);
  });

/** The applicant deletes the application with the link of an email. */
export const eraseOwn = (which: number) =>
  act(`eraseOwn(${which})`, which, async (_m, w, one) => {
    const link = await askLink(w, one, "erasure");
    if (link === undefined) return false;
    const answer = await w.call("POST", "/application-status/erasure/confirm", { token: link });
    if (answer.status !== 200) return false;
    one.isErased = true;
    await checkErased(w, one);
    return true;
  });

const purposes = { copy: "copy", erasure: "erase" } as const;

/** Asks for a one-time link and takes it from the email; undefined where none comes. */
async function askLink(w: LifeWorld, one: LifeApplication, what: keyof typeof purposes) {
  const token = w.tokenOf(one);
  if (token === undefined) return undefined;
  const name = `${purposes[what]} ${one.email}`;
  w.oneTimeLinks.delete(name);
  const answer = await w.call("POST", `/application-status/${what}`, { token });
  if (answer.status !== 200) return undefined;
  one.isOpened = true;
  await w.settle();
  return w.oneTimeLinks.get(name);
}
