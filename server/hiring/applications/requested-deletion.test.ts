import assert from "node:assert/strict";
import { test } from "node:test";
import { PrivacyRequests } from "#contract/privacy.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { interviewCalls } from "#server/testing/interview-calls.ts";

onBothEngines("A deletion by HR", (engine) => {
  // No mail server: the emails stay where this test counts them.
  const app = testApp(engine, { SMTP_URL: "smtp://127.0.0.1:1" });
  const calls = interviewCalls(app);
  let count = 0;

  const applicant = async () => {
    count += 1;
    const email = `person-${count}@example.com`;
    return { id: await calls.submit({ email }), email };
  };
  const ask = async (id: string) => {
    const body = { token: calls.tokenOf(id) };
    const { status } = await app.client.call("POST", "/api/v1/application-status/erasure", {
      body,
    });
    assert.equal(status, 200);
  };
  const confirmations = async (email: string) => {
    const rows = await app.db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "erased")
      .where("to_email", "=", email)
      .execute();
    return rows.length;
  };
  const requestsOf = async (id: string) => {
    const { body } = await calls.send("GET", "/privacy-requests");
    return PrivacyRequests.parse(body)
      .requests.filter(({ receipt_number }) => receipt_number === receiptNumber(id))
      .map(({ kind, state }) => `${kind} ${state}`);
  };

  test("that the applicant has asked for is confirmed to them and closes the request", async () => {
    const { id, email } = await applicant();
    await ask(id);
    assert.deepEqual(await requestsOf(id), ["erasure open"]);
    assert.equal((await calls.send("DELETE", `/applications/${id}`)).status, 200);
    assert.equal(await confirmations(email), 1);
    assert.deepEqual(await requestsOf(id), ["erasure done"]);
  });

  test("that HR says was asked for is confirmed too, and stands in the register", async () => {
    const { id, email } = await applicant();
    const path = `/applications/${id}?on_request=true`;
    assert.equal((await calls.send("DELETE", path)).status, 200);
    assert.equal(await confirmations(email), 1);
    assert.deepEqual(await requestsOf(id), ["erasure done"]);
  });

  test("of many confirms to those who have asked, and to no other", async () => {
    const [asked, other] = [await applicant(), await applicant()];
    await ask(asked.id);
    const ids = [asked.id, other.id];
    const body = { action: "delete", ids };
    assert.equal((await calls.send("POST", "/applications/bulk", body)).status, 200);
    assert.deepEqual([await confirmations(asked.email), await confirmations(other.email)], [1, 0]);
    assert.deepEqual(await requestsOf(other.id), []);
  });

  test("under a legal hold says nothing to the applicant", async () => {
    const { id, email } = await applicant();
    await ask(id);
    await calls.send("PATCH", `/applications/${id}`, { legal_hold: true });
    assert.equal((await calls.send("DELETE", `/applications/${id}?on_request=true`)).status, 409);
    assert.equal(await confirmations(email), 0);
    assert.deepEqual(await requestsOf(id), ["erasure open"]);
  });
});
