import assert from "node:assert/strict";
import { test } from "node:test";
import { PortalApplication } from "#contract/applicant.ts";
import { EmailPreview } from "#contract/status-email.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { saveSettings } from "#server/db/settings.ts";
import { openedEmails } from "#server/testing/opened-emails.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { filesFor } from "#server/testing/s3-server.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { applicationFields, applicationForm, readSampleResume } from "#server/testing/client.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";

const invalidLink =
  "This link does not lead to an application. The application may have been deleted, or the link is incomplete.";
const hour = 3_600_000;
const pdfName = "Nguyễn Văn Mẫu – CV.pdf";

onBothEngines("The private link of an applicant", (engine) => {
  const app = testApp(engine, () => filesFor(engine), { clock: "stopped" });
  const calls = applicationCalls(app);
  /** Advances the clock and signs in again, because the token may expire. */
  const wait = async (milliseconds: number) => {
    app.advance(milliseconds);
    await calls.sendDue();
    await calls.signIn();
  };

  const tokenOf = (id: string) => statusLink(app.keys, app.config.siteUrl, id).split("#")[1] ?? "";
  const post = (path: string, body: unknown) =>
    app.client.call("POST", `/api/v1/application-status${path}`, { body });
  const view = async (id: string) => {
    const response = await post("", { token: tokenOf(id) });
    assert.equal(response.status, 200, response.text);
    return PortalApplication.parse(response.body);
  };
  const kinds = async (id: string) => (await calls.emails(id)).map(({ kind }) => kind);
  const storedFiles = async () => (await Array.fromAsync(app.files.list())).map(({ key }) => key);
  const emailsTo = (email: string) => openedEmails(app, { to_email: email });

  test("is in the receipt and shows position, date and status", async () => {
    const id = await calls.submit({ email: "xem@people.example" });
    const receipt = (await calls.emails(id)).find(({ kind }) => kind === "receipt");
    assert.ok(receipt?.text.includes(`/application-status#${tokenOf(id)}`), receipt?.text);
    const own = await view(id);
    assert.equal(own.job_title, "AI Engineer");
    assert.equal(own.status, "submitted");
    assert.equal(own.can_withdraw, true);
    assert.ok(receipt?.text.includes(own.receipt));
  });

  test("an altered, shortened or forged link is refused", async () => {
    const id = await calls.submit();
    const token = tokenOf(id);
    const altered = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const wrong of [altered, token.slice(0, -4), `${token}AAAA`, id, "x"]) {
      assertFailure(await post("", { token: wrong }), 422, invalidLink);
    }
  });

  test("a rejection is emailed and shown when its email leaves, not before", async () => {
    const id = await calls.submit({ email: "cho@people.example" });
    await calls.change(id, { status: "rejected" });
    assert.equal((await view(id)).status, "submitted");
    const held = await app.db
      .selectFrom("outbox")
      .select("run_at")
      .where("application_id", "=", id)
      .where("kind", "=", "status")
      .executeTakeFirst();
    await wait(Date.parse(held?.run_at ?? "") - app.clock().getTime() - 1);
    assert.equal((await view(id)).status, "submitted");
    await wait(2);
    assert.equal((await view(id)).status, "rejected");
    assert.equal((await view(id)).can_withdraw, false);
  });

  test("a rejection revoked in time sends no email", async () => {
    const id = await calls.submit();
    await calls.change(id, { status: "reviewing" });
    await calls.change(id, { status: "rejected" });
    await calls.change(id, { status: "reviewing" });
    assert.deepEqual((await kinds(id)).toSorted(), ["new_application", "receipt", "status"]);
    await wait(25 * hour);
    assert.equal((await view(id)).status, "reviewing");
  });

  test("the hold time of a rejection comes from the settings", async () => {
    const id = await calls.submit();
    await withTransaction(app.db, (tx) => saveSettings(tx, { rejectionHoldHours: 0 }, app.clock()));
    await calls.change(id, { status: "rejected" });
    await wait(16_000);
    assert.equal((await view(id)).status, "rejected");
    await withTransaction(app.db, (tx) =>
      saveSettings(tx, { rejectionHoldHours: 24 }, app.clock()),
    );
  });

  test("a rejection leaves in working hours, at the time that its preview names", async () => {
    const id = await calls.submit();
    const hours = { from: "11:00", to: "17:00" };
    await withTransaction(app.db, (tx) =>
      saveSettings(tx, { rejectionHours: hours, holidays: ["2026-12-03"] }, app.clock()),
    );
    const path = `/api/v1/applications/${id}/email-preview?status=rejected`;
    const response = await app.client.call("GET", path, { token: calls.token });
    const { leaves_at } = EmailPreview.parse(response.body);
    await calls.change(id, { status: "rejected" });
    const { run_at } = await app.db
      .selectFrom("outbox")
      .select("run_at")
      .where("application_id", "=", id)
      .where("kind", "=", "status")
      .executeTakeFirstOrThrow();
    assert.equal(run_at, leaves_at);
    const local = new Date(Date.parse(run_at) + 7 * hour);
    assert.ok(![0, 6].includes(local.getUTCDay()), run_at);
    assert.ok(local.getUTCHours() >= 11 && local.getUTCHours() < 17, run_at);
    assert.notEqual(run_at.slice(0, 10), "2026-12-03");
    assert.ok(
      Date.parse(run_at) >= app.clock().getTime() + 24 * hour,
      "never before the hold ends",
    );
    await withTransaction(app.db, (tx) =>
      saveSettings(
        tx,
        { rejectionHours: { from: "09:00", to: "17:00" }, holidays: [] },
        app.clock(),
      ),
    );
  });

  test("HR can replace the text of a status email", async () => {
    const id = await calls.submit();
    const statusEmail = { subject: "A word", text: "First paragraph.\n\nSecond one." };
    await calls.change(id, { status: "accepted", status_email: statusEmail });
    const sent = (await calls.emails(id)).find(({ kind }) => kind === "status");
    assert.equal(sent?.subject, "A word");
    assert.ok(sent?.text.includes("First paragraph.\n\nSecond one."), sent?.text);
    assert.ok(sent?.text.includes("/application-status#"));
  });

  test("HR previews an email and learns whether it would be sent", async () => {
    const id = await calls.submit({}, { "accept-language": "vi" });
    const preview = async (status: string) => {
      const path = `/api/v1/applications/${id}/email-preview?status=${status}`;
      const response = await app.client.call("GET", path, { token: calls.token });
      assert.equal(response.status, 200, response.text);
      return EmailPreview.parse(response.body);
    };
    const rejection = await preview("rejected");
    assert.equal(rejection.is_sent, true);
    assert.equal(rejection.hold_hours, 24);
    assert.equal(rejection.language, "vi");
    assert.equal((await preview("accepted")).hold_hours, 0);
    assert.equal((await preview("submitted")).is_sent, false);
    await calls.change(id, { status: "accepted" });
    const sent = (await calls.emails(id)).find(({ kind }) => kind === "status");
    assert.equal(sent?.subject, "Chúc mừng, bạn đã trúng tuyển vị trí AI Engineer");
    await wait(16_000);
    assert.equal((await preview("accepted")).is_sent, false);
  });

  test("a withdrawal emails both sides once and stops later emails", async () => {
    const id = await calls.submit({ email: "rut@people.example" });
    await calls.change(id, { status: "rejected" });
    for (let time = 0; time < 2; time += 1) {
      const response = await post("/withdraw", { token: tokenOf(id) });
      assert.equal(response.status, 200, response.text);
      assert.notEqual(PortalApplication.parse(response.body).withdrawn_at, null);
    }
    const expected = ["application_withdrawn", "new_application", "receipt", "withdrawn"];
    assert.deepEqual((await kinds(id)).toSorted(), expected);
    await calls.change(id, { status: "accepted" });
    assert.deepEqual((await kinds(id)).toSorted(), expected);
    assert.notEqual((await calls.read(id)).withdrawn_at, null);
  });

  test("the confirmed deletion removes everything about the application", async () => {
    const email = "xoa.het@people.example";
    const pdf = await readSampleResume(pdfName);
    const filesBefore = await storedFiles();
    const fields = applicationFields({ full_name: "Người Muốn Xóa", email });
    const body = applicationForm(fields, { name: "xoa.pdf", bytes: pdf });
    await app.client.call("POST", "/api/v1/applications/upload", { body });
    const [application] = (await calls.find(`email=${email}`)).applications;
    const id = application?.id ?? "";
    await post("/links", { email });
    assert.equal((await post("/erasure", { token: tokenOf(id) })).status, 200);
    assert.equal(
      (await calls.find(`email=${email}`)).total,
      1,
      "the request alone deletes nothing",
    );
    const link = (await emailsTo(email)).find(({ kind }) => kind === "erase_link");
    const token = /#erase=([\w-]+)/.exec(link?.text ?? "")?.[1] ?? "";

    const confirmed = await post("/erasure/confirm", { token });
    assert.equal(confirmed.status, 200, confirmed.text);
    assertFailure(
      await post("/erasure/confirm", { token }),
      422,
      "This link has expired or was already used",
    );
    assertFailure(await post("", { token: tokenOf(id) }), 422, invalidLink);
    assert.deepEqual(await storedFiles(), filesBefore);
    const remaining = await emailsTo(email);
    // The confirmation is removed as soon as it has left.
    assert.ok(remaining.every(({ kind }) => kind === "erased"));
    assert.doesNotMatch(remaining[0]?.text ?? "", /Người|Xóa/);
    for (const table of ["applications", "application_events", "one_time_tokens"] as const) {
      const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
      assert.ok(
        !rows.includes(id) && !rows.includes("xoa.het"),
        `${table} still contains personal data`,
      );
    }
  });

  test("a deletion removes emails about this application only", async () => {
    const email = "hai.ho.so@people.example";
    const [first, second, third] = [
      await calls.submit({ email }),
      await calls.submit({ email }),
      await calls.submit({ email }),
    ];
    await app.mailer.stop();
    const erase = async (id: string) => {
      await post("/erasure", { token: tokenOf(id) });
      const link = (await calls.emails(id)).find(({ kind }) => kind === "erase_link");
      const token = /#erase=([\w-]+)/.exec(link?.text ?? "")?.[1] ?? "";
      assert.equal((await post("/erasure/confirm", { token })).status, 200);
    };
    const waiting = async () => {
      const emails = (await emailsTo(email)).filter((sent) => sent.application_id === null);
      return emails.map(({ kind }) => kind).toSorted();
    };
    await post("/links", { email });
    await erase(first);
    assert.deepEqual(await waiting(), ["erased", "status_links"]);
    await erase(second);
    assert.deepEqual(await waiting(), ["erased", "erased", "status_links"]);
    await erase(third);
    assert.deepEqual(await waiting(), ["erased", "erased", "erased"]);
  });

  test("the response does not reveal whether an address has applications", async () => {
    const email = "gui.lai@people.example";
    const ids = [await calls.submit({ email: email.toUpperCase() })];
    app.advance(1);
    ids.push(await calls.submit({ email }));
    const responses: string[] = [];
    for (const address of [email, "khong.co@people.example"]) {
      const start = performance.now();
      const { status, headers, text } = await post("/links", { email: address });
      assert.ok(
        performance.now() - start >= 290,
        "the duration reveals whether there are applications",
      );
      responses.push(`${status} ${[...headers.keys()].sort().join()} ${text}`);
    }
    assert.match(responses[0] ?? "", /^200 /);
    assert.equal(new Set(responses).size, 1, responses.join("\n"));
    const sent = (await emailsTo(email)).find(({ kind }) => kind === "status_links");
    const text = sent?.text ?? "";
    for (const id of ids) assert.ok(text.includes(tokenOf(id)));
    assert.equal((await emailsTo("khong.co@people.example")).length, 0);
  });
});
