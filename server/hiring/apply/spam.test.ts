import assert from "node:assert/strict";
import { test } from "node:test";
import { Application, FormToken } from "#contract/applications.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";

onBothEngines("Suspected spam", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);

  const sign = async () => {
    const response = await app.client.call("GET", "/api/v1/applications/form");
    return FormToken.parse(response.body).form_age;
  };
  const reason = async (id: string) => (await calls.read(id)).spam_reason;

  test("excludes submissions without a token and with a token older than three seconds", async () => {
    assert.equal(await reason(await calls.submit()), null);
    assert.equal(await reason(await calls.submit({ website: " ", form_age: "" })), null);
    const form_age = await sign();
    app.advance(3_000);
    assert.equal(await reason(await calls.submit({ form_age })), null);
    app.advance(30 * 60_000);
    assert.equal(await reason(await calls.submit({ form_age })), null);
  });

  test("includes a filled hidden field, a form sent too fast and a forged token", async () => {
    assert.equal(await reason(await calls.submit({ website: "https://spam.example" })), "honeypot");
    const form_age = await sign();
    app.advance(2_999);
    assert.equal(await reason(await calls.submit({ form_age })), "form_age");
    const forged = `${(1).toString(36)}.${form_age.split(".")[1]}`;
    assert.equal(await reason(await calls.submit({ form_age: forged })), "forged_age");
    assert.equal(await reason(await calls.submit({ form_age: "x" })), "forged_age");
  });

  test("gets the usual response, is listed separately and sends no email", async () => {
    const email = "rac@people.example";
    const id = await calls.submit({ email, website: "x" });
    assert.equal((await calls.find(`email=${email}`)).total, 0);
    assert.equal((await calls.find(`email=${email}&spam=true`)).total, 1);
    assert.equal((await calls.find("q=rac@people")).total, 0);
    await calls.change(id, { status: "accepted" });
    assert.deepEqual(await calls.emails(id), []);
  });

  test("can be restored, which sends its emails once", async () => {
    const email = "that@people.example";
    const id = await calls.submit({ email, website: "x" });
    for (let time = 0; time < 2; time += 1) {
      const response = await app.client.call("POST", `/api/v1/applications/${id}/restore`, {
        token: calls.token,
      });
      assert.equal(response.status, 200, response.text);
      assert.equal(Application.parse(response.body).spam_reason, null);
    }
    const kinds = (await calls.emails(id)).map(({ kind }) => kind).toSorted();
    assert.deepEqual(kinds, ["new_application", "receipt"]);
    assert.equal((await calls.find(`email=${email}`)).total, 1);
  });

  test("gets a new version when restored, even within the same millisecond", async () => {
    const id = await calls.submit({ website: "x" });
    const before = await calls.read(id);
    const path = `/api/v1/applications/${id}/restore`;
    const response = await app.client.call("POST", path, { token: calls.token });
    assert.ok(Application.parse(response.body).updated_at > before.updated_at);
  });

  test("excludes repeated applications, which show how many there are", async () => {
    const email = "nhieu.lan@people.example";
    const ids = [
      await calls.submit({ email }),
      await calls.submit({ email: email.toUpperCase() }),
      await calls.submit({ email, position: "marketing-intern" }),
    ];
    for (const id of ids) assert.equal((await calls.read(id)).applied_times, 3);
    assert.equal((await calls.find(`email=${email}`)).total, 3);
  });
});
