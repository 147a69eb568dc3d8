import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { before, test } from "node:test";
import { Failure } from "#contract/failure.ts";
import { sandboxPolicy } from "#server/http/headers.ts";
import { onBothEngines, onSqlite, startTestApp, type TestApp } from "./app.ts";
import { filesFor } from "./s3-server.ts";
import { applicationFields, applicationForm, type TestResponse } from "./client.ts";
import {
  filePart,
  hostileUploads,
  pdf,
  fakeResumeUploads,
  textParts,
  upload,
  uploadPath,
  withFields,
  withFile,
  withRaw,
} from "./hostile-uploads.ts";
import { rawForm } from "./raw.ts";
import { tinyPdf } from "./tiny-pdf.ts";

onBothEngines("Hostile uploads", (engine) => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine, await filesFor(engine));
  });

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

  test("12: a PDF with a script is stored, and its download is inert", async () => {
    const bytes = tinyPdf("<script>alert(1)</script>");
    const answer = await withFile("cv.pdf", bytes)(app);
    assert.equal(answer.status, 201);
    const cv = await download(await newestId());
    assert.equal(cv.status, 200);
    assert.match(cv.headers.get("content-disposition") ?? "", /^attachment;/);
    assert.equal(cv.headers.get("content-security-policy"), sandboxPolicy);
    assert.equal(cv.headers.get("x-content-type-options"), "nosniff");
    assert.equal(cv.headers.get("cache-control"), "no-store");
    assert.equal(cv.headers.get("content-type"), "application/pdf");
  });

  for (const [given, kept] of [
    ["../../etc/cron.d/x.pdf", "x.pdf"],
    ["C:\\fake\\y.pdf", "y.pdf"],
    ['a"b\u0000\r\nSet-Cookie: x=1.pdf', /^[^\r\n\0]+\.pdf$/],
    ["a\ud800b.pdf", /\.pdf$/],
    ["\u202efdp.exe.pdf", "fdp.exe.pdf"],
    [`${"n".repeat(5_000)}.pdf`, /^n{100,150}\.pdf$/],
    ["   ", "resume.pdf"],
    [".pdf", "resume.pdf"],
    ["CV", "CV.pdf"],
    ["Nguyễn Văn A – CV.pdf", "Nguyễn Văn A – CV.pdf"],
    ["Nguyễn Văn A – CV.pdf".normalize("NFD"), "Nguyễn Văn A – CV.pdf"],
  ] as const) {
    test(`16-19: the file name ${JSON.stringify(given).slice(0, 40)}`, async () => {
      const answer = await withFile(given, pdf)(app);
      assert.equal(answer.status, 201, answer.text);
      const id = await newestId();
      const row = await app.db
        .selectFrom("applications")
        .select("cv_original_name")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const name = row.cv_original_name ?? "";
      if (typeof kept === "string") assert.equal(name, kept);
      else assert.match(name, kept);
      assert.ok(name.length <= 150);
      const disposition = (await download(id)).headers.get("content-disposition") ?? "";
      const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
      if (encoded !== undefined) assert.equal(decodeURIComponent(encoded), name);
      assert.ok(encoded !== undefined || disposition.includes(name));
    });
  }

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

  let admin: Promise<string> | undefined;
  async function download(id: string): Promise<TestResponse> {
    admin ??= app.client.createSignedIn("admin").then((session) => session.tokens.accessToken);
    return app.client.call("GET", `/api/v1/applications/${id}/cv`, { token: await admin });
  }

  async function newestId(): Promise<string> {
    const row = await app.db
      .selectFrom("applications")
      .select("id")
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return row.id;
  }
});

onSqlite("Huge uploads", (engine) => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp(engine);
  });

  test("9: 200 MB without a length get 413 and are not read to the end", async () => {
    const sent = await flood(`${app.url}${uploadPath}`, 200 * 1024 * 1024);
    assert.equal(sent.status, 413);
    assert.ok(sent.bytes < 150 * 1024 * 1024, `${sent.bytes} bytes were taken`);
    assert.deepEqual(await readdir(join(app.config.dataDir, "files", "incoming")), []);
  });

  test("200 MB after an early response are not read to the end either", async () => {
    for (const [path, status] of [
      ["/api/v1/nothing", 404],
      ["/api/v1/auth/login", 422],
    ] as const) {
      const sent = await flood(`${app.url}${path}`, 200 * 1024 * 1024);
      assert.equal(sent.status, status);
      assert.ok(sent.bytes < 150 * 1024 * 1024, `${sent.bytes} bytes were taken`);
    }
  });
});

/** Sends a file until the server disconnects; returns the status and the number of accepted bytes. */
function flood(url: string, most: number): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let status = 0;
    const sending = httpRequest(url, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=xx" },
    });
    const finish = () => {
      if (status === 0) reject(new Error("The server disconnected without a response"));
      else resolve({ status, bytes });
    };
    sending.on("response", (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    sending.on("error", finish).on("close", finish);
    sending.write(
      '--xx\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
    );
    const chunk = Buffer.alloc(1024 * 1024);
    const write = () => {
      if (sending.destroyed || bytes >= most) {
        sending.end();
        return;
      }
      sending.write(chunk, () => {
        bytes += chunk.length;
        write();
      });
    };
    write();
  });
}
