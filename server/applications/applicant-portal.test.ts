import assert from "node:assert/strict";
import { before, test } from "node:test";
import { OwnApplication } from "#contract/applicant.ts";
import { LetterPreview } from "#contract/applications.ts";
import { transact } from "#server/db/transact.ts";
import { saveSettings } from "#server/settings/settings.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { ApplicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { fixture } from "#server/testing/client.ts";
import { statusLink } from "./notifications.ts";

const gone =
  "This link leads to no application. It may have been deleted, or the link was cut short.";
const hour = 3_600_000;
const pdfName = "Nguyễn Văn Mẫu – CV.pdf";
const docxName = "Phạm Thị Mẫu – CV.docx";

onBothEngines("The status link of an applicant", (engine) => {
  let app: TestApp;
  let calls: ApplicationCalls;
  before(async () => {
    app = await startTestApp(engine, await filesFor(engine));
    app.stopClock();
    await signInAgain();
  });
  /** Lets time pass, also beyond the life of the administrator's token. */
  const wait = async (milliseconds: number) => {
    app.advance(milliseconds);
    await signInAgain();
  };
  const signInAgain = async () => {
    calls = new ApplicationCalls(app, await app.client.signedIn("admin"));
  };

  const tokenOf = (id: string) => statusLink(app.keys, app.config.siteUrl, id).split("#")[1] ?? "";
  const post = (path: string, body: unknown) =>
    app.client.call("POST", `/api/v1/application-status${path}`, { body });
  const view = async (id: string) => {
    const answer = await post("", { token: tokenOf(id) });
    assert.equal(answer.status, 200, answer.text);
    return OwnApplication.parse(answer.body);
  };
  const kinds = async (id: string) => (await calls.letters(id)).map(({ kind }) => kind);
  const lettersTo = (email: string) =>
    app.db.selectFrom("outbox").selectAll().where("to_email", "=", email).execute();

  test("stands in the receipt and shows position, day and stage", async () => {
    const id = await calls.submit({ email: "xem@people.example" });
    const receipt = (await calls.letters(id)).find(({ kind }) => kind === "receipt");
    assert.ok(receipt?.text.includes(`/application-status#${tokenOf(id)}`), receipt?.text);
    const own = await view(id);
    assert.equal(own.job_title, "AI Engineer");
    assert.equal(own.status, "submitted");
    assert.equal(own.can_withdraw, true);
    assert.ok(receipt?.text.includes(own.receipt));
  });

  test("a link that was altered, cut short or made by hand leads nowhere", async () => {
    const id = await calls.submit();
    const token = tokenOf(id);
    const altered = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const wrong of [altered, token.slice(0, -4), `${token}AAAA`, id, "x"]) {
      assertFailure(await post("", { token: wrong }), 422, gone);
    }
  });

  test("a rejection is neither written nor shown before its time, and both at once then", async () => {
    const id = await calls.submit({ email: "cho@people.example" });
    await calls.change(id, { status: "rejected" });
    assert.equal((await view(id)).status, "submitted");
    const held = await app.db
      .selectFrom("outbox")
      .select("run_at")
      .where("application_id", "=", id)
      .where("kind", "=", "status")
      .executeTakeFirst();
    assert.equal(Date.parse(held?.run_at ?? ""), app.clock().getTime() + 24 * hour);
    await wait(24 * hour - 1);
    assert.equal((await view(id)).status, "submitted");
    await wait(2);
    assert.equal((await view(id)).status, "rejected");
    assert.equal((await view(id)).can_withdraw, false);
  });

  test("a rejection that is taken back in time was never written", async () => {
    const id = await calls.submit();
    await calls.change(id, { status: "reviewing" });
    await calls.change(id, { status: "rejected" });
    await calls.change(id, { status: "reviewing" });
    assert.deepEqual((await kinds(id)).toSorted(), ["new_application", "receipt", "status"]);
    await wait(25 * hour);
    assert.equal((await view(id)).status, "reviewing");
  });

  test("the owner sets how long a rejection waits", async () => {
    const id = await calls.submit();
    await transact(app.db, (tx) => saveSettings(tx, { rejectionHoldHours: 0 }, app.clock()));
    await calls.change(id, { status: "rejected" });
    assert.equal((await view(id)).status, "rejected");
    await transact(app.db, (tx) => saveSettings(tx, { rejectionHoldHours: 24 }, app.clock()));
  });

  test("the words of a status letter can be HR's own", async () => {
    const id = await calls.submit();
    const letter = { subject: "A word", text: "First paragraph.\n\nSecond one." };
    await calls.change(id, { status: "accepted", letter });
    const sent = (await calls.letters(id)).find(({ kind }) => kind === "status");
    assert.equal(sent?.subject, "A word");
    assert.ok(sent?.text.includes("First paragraph.\n\nSecond one."), sent?.text);
    assert.ok(sent?.text.includes("/application-status#"));
  });

  test("HR reads a letter before it leaves, and whether it will leave at all", async () => {
    const id = await calls.submit({}, { "accept-language": "vi" });
    const preview = async (status: string) => {
      const path = `/api/v1/applications/${id}/email-preview?status=${status}`;
      const answer = await app.client.call("GET", path, { token: calls.token });
      assert.equal(answer.status, 200, answer.text);
      return LetterPreview.parse(answer.body);
    };
    const rejection = await preview("rejected");
    assert.equal(rejection.is_sent, true);
    assert.equal(rejection.hold_hours, 24);
    assert.equal(rejection.language, "vi");
    assert.equal((await preview("accepted")).hold_hours, 0);
    assert.equal((await preview("submitted")).is_sent, false);
    await calls.change(id, { status: "accepted" });
    const sent = (await calls.letters(id)).find(({ kind }) => kind === "status");
    assert.equal(sent?.subject, "Hồ sơ ứng tuyển của bạn đã được chấp nhận");
    assert.equal((await preview("accepted")).is_sent, false);
  });

  test("withdraws once, tells both sides, and stops every later letter", async () => {
    const id = await calls.submit({ email: "rut@people.example" });
    await calls.change(id, { status: "rejected" });
    for (let time = 0; time < 2; time += 1) {
      const answer = await post("/withdraw", { token: tokenOf(id) });
      assert.equal(answer.status, 200, answer.text);
      assert.notEqual(OwnApplication.parse(answer.body).withdrawn_at, null);
    }
    const expected = ["application_withdrawn", "new_application", "receipt", "withdrawn"];
    assert.deepEqual((await kinds(id)).toSorted(), expected);
    await calls.change(id, { status: "accepted" });
    assert.deepEqual((await kinds(id)).toSorted(), expected);
    assert.notEqual((await calls.read(id)).withdrawn_at, null);
  });

  test("replaces the resume until somebody has begun to look", async () => {
    const [pdf, docx] = [await fixture(pdfName), await fixture(docxName)];
    const id = await calls.upload("cũ.pdf", pdf);
    const replace = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.append("token", tokenOf(id));
      body.append("resume", new Blob([bytes]), name);
      return app.client.call("POST", "/api/v1/application-status/resume", { body });
    };
    const [keyBefore] = await cvKeys(id);
    assert.equal((await replace("mới.docx", docx)).status, 200);
    const read = await calls.read(id);
    assert.equal(read.cv_original_name, "mới.docx");
    assert.equal((await calls.find("q=moi.docx")).total, 1);
    const kept = await filesKept();
    assert.ok(!kept.includes(keyBefore ?? ""), "the first file is gone");
    assertFailure(await replace("mới.pdf", docx), 422, "Please check the highlighted fields.", {
      resume: [
        "Please upload a PDF or Word document",
        "This is a Word document, but its name ends differently. Rename it to end in .docx and try again.",
      ],
    });

    const download = await app.client.call("GET", `/api/v1/applications/${id}/cv`, {
      token: calls.token,
    });
    assert.equal(download.status, 200);
    assert.equal((await view(id)).can_replace_resume, false);
    assert.equal((await replace("muộn.docx", docx)).status, 409);
    assert.deepEqual(await filesKept(), kept);
  });

  test("replaces no resume by a wrong token, whose file is not received at all", async (t) => {
    const pdf = await fixture(pdfName);
    const id = await calls.upload("cũ.pdf", pdf);
    const receive = t.mock.method(app.files, "receive");
    const replace = (...parts: [name: string, part: string | Blob][]) => {
      const body = new FormData();
      for (const [name, part] of parts) body.append(name, part);
      return app.client.call("POST", "/api/v1/application-status/resume", { body });
    };
    const resume = new Blob([pdf]);
    assertFailure(await replace(["token", "wrong"], ["resume", resume]), 422, gone);
    assertFailure(await replace(["resume", resume]), 422, gone);
    assertFailure(await replace(["resume", resume], ["token", tokenOf(id)]), 422, gone);
    assert.equal(receive.mock.callCount(), 0);
  });

  const cvKeys = async (id: string) => {
    const rows = app.db.selectFrom("applications").select("cv_key").where("id", "=", id);
    return (await rows.execute()).map((row) => row.cv_key);
  };
  const filesKept = async () => {
    const keys: string[] = [];
    for await (const { key } of app.files.list()) keys.push(key);
    return keys.toSorted();
  };

  test("deletes everything once the applicant has confirmed by mail", async () => {
    const email = "xoa.het@people.example";
    const pdf = await fixture(pdfName);
    const kept = await filesKept();
    const body = new FormData();
    for (const [name, value] of Object.entries({
      full_name: "Người Muốn Xóa",
      email,
      position: "ai-engineer",
      experience_level: "mid",
    })) {
      body.append(name, value);
    }
    body.append("resume", new Blob([pdf]), "xoa.pdf");
    await app.client.call("POST", "/api/v1/applications/upload", { body });
    const [application] = (await calls.find(`email=${email}`)).applications;
    const id = application?.id ?? "";
    await post("/links", { email });
    assert.equal((await post("/erasure", { token: tokenOf(id) })).status, 200);
    assert.equal((await calls.find(`email=${email}`)).total, 1, "asking alone deletes nothing");
    const link = (await lettersTo(email)).find(({ kind }) => kind === "erase_link");
    const token = /#erase=([\w-]+)/.exec(link?.text ?? "")?.[1] ?? "";

    const confirmed = await post("/erasure/confirm", { token });
    assert.equal(confirmed.status, 200, confirmed.text);
    assertFailure(
      await post("/erasure/confirm", { token }),
      422,
      "This link has expired or was already used",
    );
    assertFailure(await post("", { token: tokenOf(id) }), 422, gone);
    assert.deepEqual(await filesKept(), kept);
    const left = await lettersTo(email);
    assert.deepEqual(
      left.map(({ kind }) => kind),
      ["erased"],
    );
    assert.doesNotMatch(left[0]?.text ?? "", /Người|Xóa/);
    for (const table of ["applications", "application_events", "one_time_tokens"] as const) {
      const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
      assert.ok(!rows.includes(id) && !rows.includes("xoa.het"), `${table} still names them`);
    }
  });

  test("takes the letters about nothing else along, but none about other applications or deletions", async () => {
    const email = "hai.ho.so@people.example";
    const [first, second, third] = [
      await calls.submit({ email }),
      await calls.submit({ email }),
      await calls.submit({ email }),
    ];
    await app.mailer.stop();
    const erase = async (id: string) => {
      await post("/erasure", { token: tokenOf(id) });
      const link = (await calls.letters(id)).find(({ kind }) => kind === "erase_link");
      const token = /#erase=([\w-]+)/.exec(link?.text ?? "")?.[1] ?? "";
      assert.equal((await post("/erasure/confirm", { token })).status, 200);
    };
    const waiting = async () => {
      const letters = (await lettersTo(email)).filter((letter) => letter.application_id === null);
      return letters.map(({ kind }) => kind).toSorted();
    };
    await post("/links", { email });
    await erase(first);
    assert.deepEqual(await waiting(), ["erased", "status_links"]);
    await erase(second);
    assert.deepEqual(await waiting(), ["erased", "erased", "status_links"]);
    await erase(third);
    assert.deepEqual(await waiting(), ["erased", "erased", "erased"]);
  });

  test("is sent again to whoever asks, and nobody learns whether there is one", async () => {
    const email = "gui.lai@people.example";
    const ids = [await calls.submit({ email: email.toUpperCase() })];
    app.advance(1);
    ids.push(await calls.submit({ email }));
    const answers: string[] = [];
    for (const address of [email, "khong.co@people.example"]) {
      const start = performance.now();
      const { status, headers, text } = await post("/links", { email: address });
      assert.ok(performance.now() - start >= 290, "the time of the answer tells");
      answers.push(`${status} ${[...headers.keys()].sort().join()} ${text}`);
    }
    assert.match(answers[0] ?? "", /^200 /);
    assert.equal(new Set(answers).size, 1, answers.join("\n"));
    const letter = (await lettersTo(email)).find(({ kind }) => kind === "status_links");
    for (const id of ids) assert.ok(letter?.text.includes(tokenOf(id)));
    assert.equal((await lettersTo("khong.co@people.example")).length, 0);
  });
});
