import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SubmittedApplication } from "#contract/applications.ts";
import { Failure } from "#contract/failure.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { resumes } from "#server/testing/resumes.ts";

const list = "/api/v1/applications";
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

onBothEngines("Submitting an application", (engine) => {
  const app = testApp(engine, () => filesFor(engine));
  const calls = applicationCalls(app);

  for (const { name, extension, path } of resumes) {
    test(`${name} is downloaded with the same bytes under the same name`, async () => {
      const bytes = new Uint8Array(await readFile(path));
      const form = applicationForm(applicationFields(), { name, bytes });
      const sent = await app.client.call("POST", `${list}/upload`, { body: form });
      assert.equal(sent.status, 201, sent.text);
      const { data, message } = SubmittedApplication.parse(sent.body);
      assert.equal(
        message,
        "Application submitted successfully! We will review your application and get back to you soon.",
      );
      const application = await calls.read(data.id);
      assert.equal(application.cv_original_name, name);
      assert.equal(application.cv_size_bytes, bytes.length);

      const response = await fetch(`${app.url}${list}/${data.id}/cv`, {
        headers: { authorization: `Bearer ${calls.token}` },
      });
      assert.equal(response.status, 200);
      assert.equal(sha256(await response.bytes()), sha256(bytes));
      assert.equal(response.headers.get("content-type"), application.cv_content_type);
      assert.match(extension, /^\.(pdf|docx?)$/);
      const disposition = response.headers.get("content-disposition") ?? "";
      const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? "";
      assert.equal(decodeURIComponent(encoded), name);
    });
  }

  test("every field of the form is stored and shown", async () => {
    const notes = "Tôi muốn làm việc cùng các bạn vì sản phẩm này thật sự có ích cho mọi người.";
    const id = await calls.submit(
      {
        notes,
        portfolio_url: "https://people.example/mau",
        linkedin_url: "https://linkedin.example/mau",
        github_url: "github.example/mau",
        available_start_date: "2030-02-28",
        experience_level: "senior",
      },
      { "accept-language": "vi" },
    );
    const application = await calls.read(id);
    assert.partialDeepStrictEqual(application, {
      full_name: "Nguyễn Văn Mẫu",
      email: "ung.vien@people.example",
      phone: "0912 345 678",
      job_id: "ai-engineer",
      job_title: "AI Engineer",
      status: "submitted",
      notes,
      cover_letter: notes,
      experience_level: "senior",
      portfolio_url: "https://people.example/mau",
      linkedin_url: "https://linkedin.example/mau",
      github_url: "https://github.example/mau",
      available_start_date: "2030-02-28",
      language: "vi",
    });
  });

  test("an application without a resume has no size and no file to download", async () => {
    const id = await calls.submit();
    const application = await calls.read(id);
    assert.equal(application.cv_size_bytes, null);
    assert.equal(application.cv_original_name, null);
    const cv = await app.client.call("GET", `${list}/${id}/cv`, { token: calls.token });
    assert.equal(cv.status, 404);
    assert.equal(Failure.parse(cv.body).message, "This application has no CV");
  });

  for (const [text, jobId] of [
    ["ai-engineer", "ai-engineer"],
    ["Ecommerce Executive", "ecommerce-excutive"],
    ["Fullstack Developer Intern", "fullstack-intern"],
    ["  blockchain ENGINEER ", "blockchain-engineer"],
    ["Head of Everything", "Head of Everything"],
  ] as const) {
    test(`the position "${text}" is stored as "${jobId}"`, async () => {
      assert.equal((await calls.read(await calls.submit({ position: text }))).job_id, jobId);
    });
  }

  test("a closed position is refused by its slug and by its title", async () => {
    await app.db
      .updateTable("positions")
      .set({ state: "closed" })
      .where("slug", "=", "ui-designer")
      .execute();
    const body = applicationFields({ position: "UI/UX Designer" });
    const response = await app.client.call("POST", list, { body });
    assert.equal(response.status, 422);
    assert.deepEqual(Object.keys(Failure.parse(response.body).errors), ["position"]);
  });

  test("HR gets an email and the applicant a receipt in the language of the form", async () => {
    const id = await calls.submit({ email: "thu@people.example" }, { "accept-language": "vi" });
    const posted = await calls.emails(id);
    assert.deepEqual(
      new Set(posted.map((email) => email.to_email)),
      new Set(["hr@company.example", "thu@people.example"]),
    );
    const receipt = posted.find((email) => email.to_email === "thu@people.example");
    assert.match(receipt?.text ?? "", /hồ sơ/i);
  });

  test("the log contains nothing from the form", () => {
    assert.doesNotMatch(app.logged(), /people\.example|Mẫu|0912 ?345|q=/);
  });
});
