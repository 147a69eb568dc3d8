import { SubmittedApplication } from "#contract/applications.ts";
import { applicationForm } from "#server/testing/client.ts";
import { textPdf, tinyPdf } from "#server/testing/tiny-pdf.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";

const path = "/api/v1/applications";
export const hr = "hr@company.example";

/** Applies with valid and invalid input, and with requests that no form sends. */
export async function applyInEveryWay(caller: Caller, canaries: Canaries): Promise<string> {
  const own = [hr];
  const email = canaries.plant("email of the applicant", own, (word) => `${word}@people.example`);
  own.push(email);
  const site = (word: string) => `https://${word}.example/`;
  const fields = {
    full_name: canaries.plant("full_name", own, (word) => `Nguyễn ${word}`),
    email,
    phone: canaries.plantPhone("phone", own),
    position: canaries.plant("position", own, (word) => `Nghề ${word}`),
    experience_level: "mid",
    notes: canaries.plant("cover letter", own, (word) => `${word} `.repeat(10)),
    portfolio_url: canaries.plant("portfolio_url", own, site),
    linkedin_url: canaries.plant("linkedin_url", own, site),
    github_url: canaries.plant("github_url", own, site),
    source: canaries.plant("source"),
    source_detail: canaries.plant("source details"),
  };
  const name = canaries.plant("file name", own, (word) => `${word}.pdf`);
  const text = canaries.plant("words of a resume", [], (word) => textPdf(word).toString());
  const file = { name, bytes: new Uint8Array(Buffer.from(text)) };
  const upload = (changes: Record<string, string>, resume = file) =>
    caller.call("POST", `${path}/upload`, {
      body: applicationForm({ ...fields, ...changes }, resume),
    });

  await upload({});
  await upload({ email: canaries.plant("invalid email") });
  await upload({ phone: canaries.plant("overlong phone", [], (word) => word.repeat(20)) });
  await upload({
    portfolio_url: canaries.plant("invalid URL", [], (word) => `javascript:${word}`),
  });
  await upload({ experience_level: canaries.plant("invalid level") });
  await upload({ available_start_date: canaries.plant("invalid date") });
  await upload({ [canaries.plant("name of a field")]: canaries.plant("unknown field") });
  await upload({
    website: canaries.plant("hidden field"),
    form_age: canaries.plant("form_age"),
  });
  const exe = canaries.plant("content of a disguised program", [], (word) => `MZ${word}`);
  await upload({}, { name, bytes: new Uint8Array(Buffer.from(exe)) });
  const sent = await caller.call("POST", path, { body: fields });
  own.push(await visit(caller, canaries, sent.text));
  const step = { position: canaries.plant("position of a step"), step: "viewed" };
  const from = canaries.plant("source of a step");
  await caller.call("POST", "/api/v1/funnel/steps", { body: { ...step, source: from } });
  const report = { name: "TypeError", route: "apply", places: ["entry.js:1:2"] };
  const reported = { ...report, message: canaries.plant("message of an exception") };
  await caller.call("POST", "/api/v1/client-errors", { body: reported });
  const route = canaries.plant("page of an exception", [], (word) => `/careers?${word}`);
  await caller.call("POST", "/api/v1/client-errors", { body: { ...report, route } });
  const json = { "content-type": "application/json" };
  const broken = canaries.plant("truncated JSON", [], (word) => `{"full_name":"${word}`);
  await caller.call("POST", path, { body: broken, headers: json });
  const cut = canaries.plant("truncated form", [], (word) => `--xx\r\n${word}: form-data`);
  const form = { "content-type": `multipart/form-data; boundary=xx` };
  await caller.call("POST", `${path}/upload`, { body: cut, headers: form });
  return email;
}

/** Corrects and withdraws with the key in the answer to an application, and with an invalid one. Returns the new address. */
async function visit(caller: Caller, canaries: Canaries, answer: string): Promise<string> {
  // A failing server answers without a key.
  const { data } = SubmittedApplication.safeParse(JSON.parse(answer));
  const key = data?.visit_key;
  if (key !== undefined) canaries.add("visit key", key);
  const readers = [hr];
  const corrected = canaries.plant(
    "corrected address",
    readers,
    (word) => `${word}@people.example`,
  );
  readers.push(corrected);
  for (const visit_key of [
    canaries.plant("invalid visit key"),
    ...(key === undefined ? [] : [key]),
  ]) {
    const email = visit_key === key ? corrected : canaries.plant("uncorrected address");
    for (const call of ["", "/address", "/withdraw"]) {
      const body = { visit_key, email };
      await caller.call("POST", `/api/v1/application-visit${call}`, { body });
    }
  }
  return corrected;
}

/** Corrects, writes, joins and copies with a status token. */
async function useDesk(caller: Caller, canaries: Canaries, token: string, applicant: string) {
  const post = (path: string, body: object) =>
    caller.call("POST", `/api/v1/application-status${path}`, { body });
  const readers = [hr, applicant];
  const own: string[] = [];
  const address = (word: string) => `${word}@people.example`;
  const email = canaries.plant("new address", own, address);
  own.push(email);
  await post("/contact", {
    token,
    full_name: canaries.plant("corrected name", readers, (word) => `Trần ${word}`),
    phone: canaries.plantPhone("corrected phone"),
    email,
  });
  await post("/contact", { token, email: canaries.plant("invalid new address") });
  await post("/messages", { token, text: canaries.plant("message to HR") });
  const form = new FormData();
  form.set("token", token);
  form.set("text", canaries.plant("message with a file"));
  const pdf = canaries.plant("words of a file", [], (word) => textPdf(word).toString());
  const name = canaries.plant("name of a file", [], (word) => `${word}.pdf`);
  form.set("file", new Blob([pdf]), name);
  await caller.call("POST", "/api/v1/application-status/messages", { body: form });
  for (const path of ["/emails", "/copy", "/resume/file"]) await post(path, { token });
  await post("/talent-pool", { token, talent_pool: true });
  for (const path of [
    "contact/confirm",
    "contact/keep",
    "talent-pool/confirm",
    "copy/confirm",
    "disowned",
  ]) {
    await post(`/${path}`, { token: canaries.plant(`key of ${path}`) });
  }
  const checked = {
    code: canaries.plant("code of an email"),
    email: canaries.plant("any", [], address),
  };
  await caller.call("POST", "/api/v1/email-check", { body: checked });
}

/** Makes every call of the applicant portal with a valid and an invalid status token. */
export async function followStatusLink(
  caller: Caller,
  canaries: Canaries,
  token: string,
  applicant: string,
) {
  const guess = canaries.plant("invalid status token");
  await caller.call("GET", `${path}/form`);
  for (const each of [token, guess]) {
    const text = canaries.plant("content of a newer file", [], (word) => tinyPdf(word).toString());
    const name = canaries.plant("name of a newer file", [hr], (word) => `${word}.pdf`);
    const body = applicationForm({ token: each }, { name, bytes: Buffer.from(text) });
    await caller.call("POST", "/api/v1/application-status/resume", { body });
    await useDesk(caller, canaries, each, applicant);
    await caller.call("POST", "/api/v1/application-status/withdraw", { body: { token: each } });
    const consent = "/api/v1/application-status/consent/withdrawal";
    await caller.call("POST", consent, { body: { token: each } });
    await caller.call("POST", "/api/v1/application-status", { body: { token: each } });
    await caller.call("POST", "/api/v1/application-status/erasure", { body: { token: each } });
    await caller.call("POST", "/api/v1/application-status/erasure/confirm", {
      body: { token: each },
    });
  }
  const email = canaries.plant("email for links", [], (word) => `${word}@people.example`);
  await caller.call("POST", "/api/v1/application-status/links", { body: { email } });
  const own: string[] = [];
  const ownEmail = canaries.plant("email for a pass", own, (word) => `${word}@people.example`);
  own.push(ownEmail);
  await caller.call("POST", `${path}/pass`, { body: { email: ownEmail } });
}
