import assert from "node:assert/strict";
import { test } from "node:test";
import { Application } from "#contract/applications.ts";
import { Overview } from "#contract/overview.ts";
import { PrivacyRequest, PrivacyRequests } from "#contract/privacy.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";
import { consentText } from "./consent.ts";

onBothEngines("The rights of people over their data", (engine) => {
  const app = testApp(engine);
  const calls = interviewCalls(app);
  const own = (path: string, id: string) =>
    app.client.call("POST", `/api/v1/application-status/${path}`, {
      body: { token: calls.tokenOf(id) },
    });
  const read = async (id: string) =>
    Application.parse((await calls.send("GET", `/applications/${id}`)).body);
  const requests = async (id: string) => {
    const { body } = await calls.send("GET", "/privacy-requests");
    return PrivacyRequests.parse(body).requests.filter(
      ({ receipt_number }) => receipt_number === receiptNumber(id),
    );
  };
  const emailsOf = (id: string) =>
    app.db
      .selectFrom("outbox")
      .select(["subject", "text"])
      .where("application_id", "=", id)
      .where("kind", "=", "privacy_request")
      .execute();
  const daysUntil = ({ created_at, due_at }: PrivacyRequest) =>
    (Date.parse(due_at) - Date.parse(created_at)) / dayMs;

  test("a consent is kept with its sentence, version, language and time", async () => {
    for (const language of ["en", "vi"] as const) {
      const id = await calls.submit({}, { "accept-language": language });
      const { consent_record, created_at } = await read(id);
      assert.deepEqual(
        { ...consent_record, version: "" },
        {
          version: "",
          text: consentText(language),
          language,
          given_at: created_at,
          withdrawn_at: null,
        },
      );
    }
    const rows = await app.db.selectFrom("consent_texts").select("text").execute();
    assert.equal(rows.length, 2, "a sentence is archived once");
  });

  test("a consent that is withdrawn ends the application and is a request with its clock", async () => {
    const id = await calls.submit();
    assert.equal((await own("consent/withdrawal", id)).status, 200);
    assert.equal((await own("consent/withdrawal", id)).status, 200);
    const application = await read(id);
    assert.ok(application.withdrawn_at !== null);
    assert.ok(application.consent_record?.withdrawn_at);
    const [request, ...more] = await requests(id);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [request?.kind, request?.state, request?.application_id],
      ["consent_withdrawal", "open", id],
    );
    assert.equal(request && daysUntil(request), 10);
    assert.equal((await emailsOf(id)).length, 1);
  });

  test("the consent of a rejected applicant is withdrawn too", async () => {
    await calls.send("PATCH", "/settings", { rejectionHoldHours: 0 });
    const id = await calls.submit();
    await calls.change(id, { status: "rejected" });
    app.advance(20_000);
    await calls.sendDue();
    assert.equal((await own("consent/withdrawal", id)).status, 200);
    assert.equal((await read(id)).withdrawn_at, null);
    assert.equal((await requests(id)).length, 1);
  });

  test("an erasure by link is in the register from the request to its end, which leaves the receipt number alone", async () => {
    const id = await calls.submit();
    assert.equal((await own("erasure", id)).status, 200);
    const [open] = await requests(id);
    assert.deepEqual([open?.kind, open && daysUntil(open)], ["erasure", 20]);
    assert.equal((await calls.send("DELETE", `/applications/${id}`)).status, 200);
    const [done, ...more] = await requests(id);
    assert.deepEqual(more, []);
    assert.deepEqual([done?.state, done?.application_id], ["done", null]);
    assert.equal(done?.receipt_number, receiptNumber(id));
    assert.ok(done.closed_at !== null);
  });

  test("HR notes a request once, the applicant is told its day, and an overdue one is counted for administrators", async () => {
    await calls.send("PATCH", "/settings", {
      privacyRequestDays: {
        copy: 3,
        correction: 10,
        restriction: 15,
        consent_withdrawal: 10,
        erasure: 20,
      },
    });
    const id = await calls.submit();
    const body = { application_id: id, kind: "copy" };
    const noted = await calls.send("POST", "/privacy-requests", body);
    assert.equal(noted.status, 201, noted.text);
    const request = PrivacyRequest.parse(noted.body);
    assert.equal(daysUntil(request), 3);
    assert.deepEqual(
      PrivacyRequest.parse((await calls.send("POST", "/privacy-requests", body)).body),
      request,
    );
    const [email, ...more] = await emailsOf(id);
    assert.deepEqual(more, []);
    assert.match(email?.text ?? "", /a copy of your data/);
    const overdue = async (token: string) => {
      const response = await app.client.call("GET", "/api/v1/overview", { token });
      return Overview.parse(response.body).today.privacy_overdue;
    };
    const before = (await overdue(calls.token)) ?? 0;
    app.advance(3 * dayMs + 1_000);
    await calls.signIn();
    assert.equal(await overdue(calls.token), before + 1);
    assert.equal(await overdue(calls.people.token), undefined);
    const path = `/privacy-requests/${request.id}`;
    const closed = await calls.send("PATCH", path, { state: "done" });
    assert.ok(PrivacyRequest.parse(closed.body).closed_at !== null);
    assert.equal(await overdue(calls.token), before);
    const wrong = { application_id: id, kind: "forgetting" };
    assert.equal((await calls.send("POST", "/privacy-requests", wrong)).status, 422);
  });

  test("the register is exported as CSV without names", async () => {
    const id = await calls.submit({ full_name: "Bí Mật Tên" });
    await own("consent/withdrawal", id);
    const { text } = await calls.send("GET", "/privacy-requests.csv");
    assert.match(text, /^\uFEFF?receipt_number,kind,state/);
    assert.ok(text.includes(receiptNumber(id)));
    assert.ok(!text.includes("Bí Mật"));
  });
});
