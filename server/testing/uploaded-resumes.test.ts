import assert from "node:assert/strict";
import { test } from "node:test";
import { sandboxPolicy } from "#server/http/headers.ts";
import { onBothEngines, testApp } from "./app.ts";
import type { TestResponse } from "./client.ts";
import { filesFor } from "./s3-server.ts";
import { tinyPdf } from "./tiny-pdf.ts";
import { pdf, withFile } from "./upload-calls.ts";

onBothEngines("An uploaded resume", (engine) => {
  const app = testApp(engine, () => filesFor(engine));

  test("12: is stored although it contains a script, and its download is inert", async () => {
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
    test(`16-19: gets a safe name instead of ${JSON.stringify(given).slice(0, 40)}`, async () => {
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
