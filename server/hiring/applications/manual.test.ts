import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { Application } from "#contract/applications.ts";
import { DuplicateList } from "#contract/manual-applications.ts";
import { Timeline } from "#contract/review.ts";
import { onBothEngines, onSqlite, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields, applicationForm } from "#server/testing/client.ts";
import { resumes } from "#server/testing/resumes.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const manual = "/api/v1/applications/manual";

onBothEngines("An application added by hand", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" });
  const calls = applicationCalls(app);

  const form = (changes: Record<string, string | undefined> = {}) => {
    const fields = applicationFields({
      source: "referral",
      source_detail: "Trần Văn Bình",
      consent: "agreed",
      ...changes,
    });
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === "string") body.append(name, value);
    }
    return body;
  };
  const post = (body: FormData, headers: Record<string, string> = {}) =>
    app.client.call("POST", manual, { token: calls.token, body, headers });
  const add = async (body: FormData, headers: Record<string, string> = {}) => {
    const response = await post(body, headers);
    assert.equal(response.status, 201, response.text);
    return Application.parse(response.body);
  };

  test("is stored without a resume, without emails, with its origin and history", async () => {
    const added = await add(form({ language: "vi" }));
    assert.deepEqual(await calls.read(added.id), added);
    assert.partialDeepStrictEqual(added, {
      full_name: "Nguyễn Văn Mẫu",
      status: "submitted",
      source: "referral",
      source_detail: "Trần Văn Bình",
      consent: "agreed",
      added_by: calls.adminId,
      cv_original_name: null,
      spam_reason: null,
      language: "vi",
    });
    assert.deepEqual(await calls.emails(added.id), []);
    const events = await app.client.call("GET", `/api/v1/applications/${added.id}/events`, {
      token: calls.token,
    });
    const [event] = Timeline.parse(events.body).events;
    assert.deepEqual([event?.kind, event?.actor?.id], ["added", calls.adminId]);
    const entries = await app.db
      .selectFrom("audit_log")
      .select(["action", "actor_id"])
      .where("target_id", "=", added.id)
      .execute();
    assert.deepEqual(entries, [{ action: "application_added", actor_id: calls.adminId }]);
  });

  test("can have a resume, which is examined as that of an applicant", async () => {
    const file = { name: "cv.pdf", bytes: tinyPdf() };
    const fields = applicationFields({ source: "email", consent: "sent_by_applicant" });
    const added = await add(applicationForm(fields, file));
    assert.equal(added.cv_original_name, "cv.pdf");
    const disguised = { name: "cv.pdf", bytes: new Uint8Array(Buffer.from("MZ program")) };
    assertFailure(
      await post(applicationForm(fields, disguised)),
      422,
      "Please check the highlighted fields.",
      { resume: ["Please upload a PDF or Word document"] },
    );
  });

  test("sends the applicant a receipt on request, and HR nothing", async () => {
    const { id } = await add(form({ send_receipt: "true", language: "vi" }));
    const emails = await calls.emails(id);
    assert.deepEqual(
      emails.map(({ kind, to_email }) => [kind, to_email]),
      [["receipt", "ung.vien@people.example"]],
    );
    assert.match(emails[0]?.subject ?? "", /hồ sơ/);
  });

  test("needs a source and a consent, and follows the rules of the form", async () => {
    const response = await post(
      form({
        source: "threads",
        consent: "",
        email: "nobody",
        notes: "short",
        send_receipt: "yes",
      }),
    );
    assertFailure(response, 422, "Please check the highlighted fields.", {
      email: ["Please enter a valid email address"],
      notes: ["Cover letter must be at least 50 characters if provided"],
      source: ["Please choose a source"],
      consent: ["Please choose why we may keep this data"],
      send_receipt: ["Must be true or false"],
    });
    const long = await post(form({ source_detail: "x".repeat(101) }));
    assertFailure(long, 422, "Please check the highlighted fields.", {
      source_detail: ["This text is too long"],
    });
  });

  test("counts towards no limit of the public form", async () => {
    for (let count = 0; count < 12; count += 1) await add(form());
  });

  test("is stored once for a repeated Idempotency-Key", async () => {
    const key = { "idempotency-key": `manual-${engine}-1` };
    const body = () => form({ full_name: "Lê Gửi Lại" });
    const [first, second] = await Promise.all([add(body(), key), add(body(), key)]);
    assert.equal(first.id, second.id);
    assert.equal((await add(body(), key)).id, first.id);
    assert.equal((await calls.find("q=le%20gui%20lai")).total, 1);
    const other = await post(form({ full_name: "Lê Gửi Khác" }), key);
    assert.equal(other.status, 422);
  });

  test("disappears with its history when it is deleted", async () => {
    const { id } = await add(form({ send_receipt: "true" }));
    const deleted = await app.client.call("DELETE", `/api/v1/applications/${id}`, {
      token: calls.token,
    });
    assert.equal(deleted.status, 200, deleted.text);
    assert.deepEqual(await calls.emails(id), []);
    const events = app.db.selectFrom("application_events").select("id");
    assert.deepEqual(await events.where("application_id", "=", id).execute(), []);
  });
});

onBothEngines("Earlier applications of the same person", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);
  const ids: Record<string, string> = {};
  before(async () => {
    ids["email"] = await calls.submit({ email: "Mau@People.example", phone: "" });
    ids["phone"] = await calls.submit({ email: "a@people.example", phone: "+84 (912) 345-678" });
    ids["longer"] = await calls.submit({ email: "b@people.example", phone: "0912 345 678 9" });
    ids["none"] = await calls.submit({ email: "c@people.example", phone: "" });
  });

  const find = async (body: Record<string, string>) => {
    const path = `${manual}/duplicates`;
    const response = await app.client.call("POST", path, { token: calls.token, body });
    assert.equal(response.status, 200, response.text);
    return DuplicateList.parse(response.body).applications.map(({ id }) => id);
  };

  test("are found by address and by phone number, in any spelling, newest first", async () => {
    assert.deepEqual(await find({ email: " mau@people.EXAMPLE " }), [ids["email"]]);
    assert.deepEqual(await find({ phone: "0912345678" }), [ids["phone"]]);
    assert.deepEqual(await find({ email: "mau@people.example", phone: "84 912 345 678" }), [
      ids["phone"],
      ids["email"],
    ]);
  });

  test("are not guessed from incomplete or hostile values", async () => {
    for (const body of [
      {},
      { email: "", phone: "" },
      { phone: "0" },
      { phone: "912" },
      { email: "%" },
      { phone: "'; drop table applications; --" },
      { phone: "%%%%%%%%%%" },
    ]) {
      assert.deepEqual(await find(body), [], JSON.stringify(body));
    }
  });
});

onSqlite("Reading a resume for suggestions", (engine) => {
  const app = testApp(engine);
  const calls = applicationCalls(app);

  const suggest = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append("resume", new File([bytes], name));
    return app.client.call("POST", `${manual}/suggestions`, { token: calls.token, body });
  };

  /** Their first line is the source text of the name, not a name. */
  const unnamed = ["Dương Thị Thử – CV.docx", "Ngô Văn Mẫu – CV.pdf"];

  for (const { name, path } of resumes) {
    test(`${name}: finds name, address and phone`, async () => {
      const response = await suggest(name, new Uint8Array(await readFile(path)));
      assert.equal(response.status, 200, response.text);
      const [person] = name.split(" – ");
      assert.deepEqual(response.body, {
        full_name: unnamed.includes(name) ? null : person,
        email: "mau@example.com",
        phone: "0900 000 000",
      });
    });
  }

  test("stores nothing", async () => {
    await suggest("cv.pdf", tinyPdf("Lê Thị Thử le@people.example"));
    assert.equal((await calls.find("limit=1")).total, 0);
    const keys = await Array.fromAsync(app.files.list());
    assert.deepEqual(keys, []);
  });

  test("refuses what is no resume, as the form does", async () => {
    const response = await suggest("cv.pdf", new Uint8Array(Buffer.from("MZ program")));
    assertFailure(response, 422, "Please check the highlighted fields.", {
      resume: ["Please upload a PDF or Word document"],
    });
  });

  test("suggests nothing for a document without text", async () => {
    const response = await suggest("cv.pdf", tinyPdf(""));
    assert.deepEqual(response.body, { full_name: null, email: null, phone: null });
  });
});
