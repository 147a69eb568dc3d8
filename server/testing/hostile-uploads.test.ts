import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { Failure } from "#contract/failure.ts";
import { messagesOfProblem } from "#server/hiring/apply/upload.ts";
import { translate } from "#server/http/language.ts";
import { onBothEngines, testApp, type TestApp } from "./app.ts";
import { filesFor } from "./s3-server.ts";
import { applicationFields, applicationForm, type TestResponse } from "./client.ts";
import { fakeResumes } from "./fake-resumes.ts";
import { rawForm, rawRequest, sendRaw } from "./raw.ts";
import { filePart, pdf, textParts, upload, uploadPath, withFile } from "./upload-calls.ts";

const fieldsAtFault = "Please check the highlighted fields.";
const notAResume = "Please upload a PDF or Word document";

/** Sends a valid form with a small PDF and these fields changed. */
const withFields = (changes: Record<string, string | undefined>) => (app: TestApp) =>
  upload(app, applicationForm(applicationFields(changes), { name: "cv.pdf", bytes: pdf }));

/** Sends a form body exactly as given. */
const withRaw = (contentType: string, body: string) => (app: TestApp) => {
  const length = String(Buffer.byteLength(body));
  const headers = { "content-type": contentType, "content-length": length };
  return sendRaw(app.url, rawRequest(`POST ${uploadPath}`, headers, body));
};

/** A hostile or mistaken upload and the expected response. */
type HostileUpload = [
  name: string,
  send: (app: TestApp) => Promise<TestResponse>,
  expected: { status: number; message?: string; errors?: Record<string, string[]> },
];

const refused = (field: string, ...texts: string[]) => ({
  status: 422,
  message: fieldsAtFault,
  errors: { [field]: texts },
});

function padded(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  file.set(pdf);
  return file;
}

/** Files that are not what they claim to be: no part of them is stored. */
const fakeResumeUploads = fakeResumes().map(({ name, bytes, why, problem }): HostileUpload => [
  `11, 13-15: ${why}`,
  withFile(name, new Uint8Array(bytes)),
  refused("resume", ...messagesOfProblem(problem).map((text) => translate("en", text))),
]);

/** Refused fields and the message of each. */
const refusedFields: [name: string, fields: Record<string, string>, text: string][] = [
  ["20: a name of one letter", { full_name: "A" }, "Full name must be at least 2 characters"],
  ["20: a name of 10,001 letters", { full_name: "a".repeat(10_001) }, "Full name is too long"],
  ["20: a name with NUL", { full_name: "a\u0000b" }, "Contains invalid characters"],
  ["22: a phone of three digits", { phone: "123" }, "Please enter a valid phone number"],
  ["23: an empty position", { position: " " }, "Please select a position"],
  ["23: an unknown level", { experience_level: "ceo" }, "Please select your experience level"],
  [
    "24: a cover letter of 49 characters",
    { notes: "x".repeat(49) },
    "Cover letter must be at least 50 characters if provided",
  ],
  ["24: a long cover letter", { notes: "x".repeat(20_001) }, "This text is too long"],
  ["26: ftp as GitHub", { github_url: "ftp://x" }, "Please enter a valid GitHub URL"],
];
const badEmails = [
  "a@b.com\r\nBcc: x@y.z",
  "user@e.com(x)evil.com",
  '"a b"@c.com',
  `${"a".repeat(250)}@b.co`,
  "a.".repeat(50_000),
];
for (const email of badEmails) {
  const name = `21: the address ${JSON.stringify(email.slice(0, 30))}`;
  refusedFields.push([name, { email }, "Please enter a valid email address"]);
}
for (const portfolio_url of ["javascript:alert(1)", "data:text/html,x", "//e", "https://u:p@e.com"])
  refusedFields.push([`25: ${portfolio_url}`, { portfolio_url }, "Please enter a valid URL"]);
for (const available_start_date of ["2026-02-30", "9999999"]) {
  const name = `27: the day ${available_start_date}`;
  refusedFields.push([name, { available_start_date }, "Please enter a valid date"]);
}

/** Unusual fields that are accepted. */
const acceptedFields: [name: string, fields: Record<string, string>][] = [
  ["22: an empty phone", { phone: "" }],
  ["22: a phone that is a formula", { phone: "=1+1+1+1+1" }],
  ["23: an unknown position", { position: "nope" }],
  ["24: a cover letter of 50 emoji", { notes: "🙂".repeat(50) }],
  ["26: another website as LinkedIn", { linkedin_url: "https://evil.com" }],
  ["27: a day in the past", { available_start_date: "2020-01-31" }],
];

const validForm = () => applicationForm(applicationFields(), { name: "cv.pdf", bytes: pdf });
const malformedUpload = { status: 400, message: "Malformed upload" };
const crossSite = { status: 403, message: "Cross-site requests are not allowed" };
const byHand = "multipart/form-data; boundary=xx";
const portrait: [string, string] = [
  'content-disposition: form-data; name="portrait"; filename="me.png"',
  "x".repeat(100),
];

const cut = (part: [string, string], bytes: number) =>
  withRaw(byHand, rawForm("xx", [...textParts, part]).slice(0, -bytes));
/** Sends a valid form with more fields. */
const withMore = (add: (form: FormData) => void) => (app: TestApp) => {
  const form = validForm();
  add(form);
  return upload(app, form);
};
const withHeaders = (headers: Record<string, string>) => (app: TestApp) =>
  upload(app, validForm(), headers);
const tooLarge = "File size must be less than 5MB";

const hostileUploads: HostileUpload[] = [
  ["1: no boundary", withRaw("multipart/form-data", rawForm("x", [filePart])), malformedUpload],
  [
    "2: a boundary of 252 bytes",
    withRaw(`multipart/form-data; boundary=${"-".repeat(252)}`, "x".repeat(10_000)),
    malformedUpload,
  ],
  ["3: a truncated body", cut(filePart, 20), malformedUpload],
  ["3: a body truncated within an unexpected file", cut(portrait, 30), malformedUpload],
  [
    "4: no file",
    (app) => upload(app, applicationForm(applicationFields())),
    refused("resume", "Please upload your resume"),
  ],
  [
    "5: an empty file",
    withFile("cv.pdf", new Uint8Array()),
    refused("resume", notAResume, "This file is empty. Choose another one."),
  ],
  [
    "6: two resumes",
    withMore((form) => form.append("resume", new Blob([pdf]), "other.pdf")),
    { status: 400, message: "Only one file can be uploaded" },
  ],
  [
    "7: a hundred fields",
    withMore((form) => {
      for (let count = 0; count < 100; count += 1) form.append(`extra${count}`, "x");
    }),
    { status: 413, message: "Too many fields" },
  ],
  ["8: exactly 5 MB", withFile("cv.pdf", padded(5_242_880)), { status: 201 }],
  [
    "8: one byte more",
    withFile("cv.pdf", padded(5_242_881)),
    { status: 413, message: tooLarge, errors: { resume: [tooLarge] } },
  ],
  [
    "10: JSON",
    (app) => app.client.call("POST", uploadPath, { body: applicationFields() }),
    { status: 415, message: "Unsupported content type" },
  ],
  ["29: a page of another site", withHeaders({ "sec-fetch-site": "cross-site" }), crossSite],
  [
    "29: a page of another site in an older browser",
    withHeaders({ origin: "https://evil.example" }),
    crossSite,
  ],
  ...refusedFields.map(([name, fields, text]): HostileUpload => [
    name,
    withFields(fields),
    refused(Object.keys(fields)[0] ?? "", text),
  ]),
  ...acceptedFields.map(([name, fields]): HostileUpload => [
    name,
    withFields(fields),
    { status: 201 },
  ]),
];

onBothEngines("Hostile uploads", (engine) => {
  const app = testApp(engine, () => filesFor(engine));

  const incoming = () => readdir(join(app.config.dataDir, "files", "incoming"));
  const stored = () => app.db.selectFrom("applications").selectAll().orderBy("id").execute();

  // Fakes are refused before the database is used, so one engine is enough.
  const isOnce = engine === "sqlite";
  const uploads = isOnce ? [...hostileUploads, ...fakeResumeUploads] : hostileUploads;
  for (const [name, send, { status, message, errors }] of uploads) {
    test(name, async () => {
      const countBefore = (await stored()).length;
      const answer = await send(app);
      assert.equal(answer.status, status, answer.text);
      if (status !== 201) {
        const failure = Failure.parse(answer.body);
        assert.equal(failure.message, message);
        assert.equal(failure.error.message, message);
        assert.deepEqual(failure.errors, errors ?? {});
      }
      assert.equal((await stored()).length, countBefore + (status === 201 ? 1 : 0));
      assert.deepEqual(await incoming(), []);
    });
  }

  test("several problems are reported together", async () => {
    const answer = await withFields({ full_name: "", email: "x", position: undefined })(app);
    assert.deepEqual(Object.keys(Failure.parse(answer.body).errors).sort(), [
      "email",
      "full_name",
      "position",
    ]);
  });

  test("28: a client cannot set the fields that the server sets", async () => {
    const body = rawForm("xx", [
      ...textParts,
      ['content-disposition: form-data; name="status"', "accepted"],
      ['content-disposition: form-data; name="id"', "1"],
      ['content-disposition: form-data; name="__proto__"', '{"status":"accepted"}'],
      filePart,
    ]);
    const answer = await withRaw("multipart/form-data; boundary=xx", body)(app);
    assert.equal(answer.status, 201, answer.text);
    const row = (await stored()).at(-1);
    assert.equal(row?.status, "submitted");
    assert.notEqual(row?.id, "1");
    assert.equal(Object.hasOwn(Object.prototype, "status"), false);
  });

  test("30: simultaneous requests with one key are one application, and other content is refused", async () => {
    const key = { "idempotency-key": randomUUID() };
    const countBefore = (await stored()).length;
    const form = (name = "Nguyễn Văn Mẫu") =>
      applicationForm(applicationFields({ full_name: name }), { name: "cv.pdf", bytes: pdf });
    const answers = await Promise.all([
      upload(app, form(), key),
      upload(app, form(), key),
      upload(app, form(), key),
    ]);
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [201, 201, 201],
    );
    assert.equal(new Set(answers.map((answer) => answer.text)).size, 1);
    assert.equal((await stored()).length, countBefore + 1);
    const files = await Array.fromAsync(app.files.list());
    const keys = (await stored()).map((row) => row.cv_key).filter((cvKey) => cvKey !== null);
    assert.deepEqual(files.map((file) => file.key).sort(), keys.sort());

    const other = await upload(app, form("Another Name"), key);
    assert.equal(other.status, 422);
    assert.equal(Failure.parse(other.body).message, "This request was already used");
  });

  test("the server logs no failed call", () => {
    assert.doesNotMatch(app.logged(), /"request failed"/);
  });
});
