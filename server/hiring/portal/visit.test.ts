import assert from "node:assert/strict";
import { test } from "node:test";
import { VisitedApplication } from "#contract/applicant.ts";
import { SubmittedApplication } from "#contract/applications.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { statusToken } from "#server/hiring/applications/status-link.ts";
import { codesOf } from "#server/testing/applicant-tokens.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";
import { applicationFields } from "#server/testing/client.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import { newestKey, openedEmails } from "#server/testing/opened-emails.ts";

onBothEngines("The visit after sending", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  let people = 0;
  const apply = async (changes: Record<string, string> = {}) => {
    people += 1;
    const body = applicationFields({ email: `nham${people}@people.example`, ...changes });
    const response = await app.client.call("POST", "/api/v1/applications", { body });
    assert.doesNotMatch(response.text, /status_link|application-status/);
    const { data, visit_key = "" } = SubmittedApplication.parse(response.body);
    return { id: data.id, key: visit_key };
  };
  const post = (path: string, body: object) =>
    app.client.call("POST", `/api/v1/application-visit${path}`, { body });
  const see = (visit_key: string) => post("", { visit_key });
  const correct = (visit_key: string, email: string) => post("/address", { visit_key, email });
  const visited = async (response: ReturnType<typeof see>) =>
    VisitedApplication.parse((await response).body);
  const open = (token: string) =>
    app.client.call("POST", "/api/v1/application-status", { body: { token } });
  const left = () =>
    waitUntil("the emails to leave", async () => {
      app.mailer.wake();
      const queued = app.db.selectFrom("outbox").select("id").where("state", "=", "queued");
      return (await queued.execute()).length === 0;
    });
  const receipts = async (id: string) =>
    (await openedEmails(app, { application_id: id, kind: "receipt" })).map(
      ({ to_email }) => to_email,
    );

  test("shows what was typed, for 24 hours", async () => {
    const { key } = await apply({ full_name: "Lê Thị Gõ", phone: "0901 234 567" });
    const own = await visited(see(key));
    assert.deepEqual(
      [own.full_name, own.email, own.phone, own.job_title, own.corrections_left],
      ["Lê Thị Gõ", "nham1@people.example", "0901 234 567", "AI Engineer", 3],
    );
    app.advance(24 * hourMs - 1);
    assert.equal((await see(key)).status, 200);
    app.advance(1);
    assert.equal((await see(key)).status, 422);
    await calls.signIn();
  });

  test("has a key that no call of the private link takes, and the other way round", async () => {
    const { id, key } = await apply();
    const codes = Object.values(await codesOf(app, "/application-status", key));
    assert.ok(codes.length >= 18);
    assert.deepEqual(new Set(codes), new Set(["invalid"]));
    const token = statusToken(app.keys, id, 0);
    assert.deepEqual(
      new Set(Object.values(await codesOf(app, "/application-visit", token))),
      new Set(["invalid"]),
    );
    assert.equal((await see(key)).status, 200, "a refused call ends nothing");
    const emails = await openedEmails(app, { application_id: id });
    assert.deepEqual(emails.map(({ kind }) => kind).toSorted(), ["new_application", "receipt"]);
  });

  test("sends one receipt where the first still waits", async () => {
    const { id, key } = await apply();
    await app.db
      .updateTable("outbox")
      .set({ run_at: "2099-01-01T00:00:00.000Z", attempts: 0, state: "queued" })
      .where("application_id", "=", id)
      .execute();
    await correct(key, "doi@people.example");
    assert.deepEqual(await receipts(id), ["doi@people.example"]);
    await app.db.deleteFrom("outbox").where("application_id", "=", id).execute();
  });

  test("corrects the address three times: the receipt follows, and earlier links end", async () => {
    const { id, key } = await apply();
    const first = await newestKey(app, id, "notmine");
    const addresses = ["a@people.example", "b@people.example", "c@people.example"];
    for (const [index, email] of addresses.entries()) {
      await left();
      const own = await visited(correct(key, email));
      assert.deepEqual([own.email, own.corrections_left], [email, 2 - index]);
    }
    assert.equal((await correct(key, "d@people.example")).status, 409);
    assert.deepEqual(
      new Set(await receipts(id)),
      new Set([...addresses, `nham${people}@people.example`]),
    );
    for (const version of [0, 1, 2]) {
      const codes = await codesOf(app, "/application-status", statusToken(app.keys, id, version));
      assert.equal(codes["/application-status"], "link_replaced");
    }
    const disowned = { body: { token: first } };
    const late = await app.client.call("POST", "/api/v1/application-status/disowned", disowned);
    assert.equal(late.status, 200, "the former address stops what visitors cause to it");
    assert.equal((await calls.read(id)).disowned_at, null, "and ends no link of another one");
    assert.equal((await calls.read(id)).email, "c@people.example");
    assert.equal((await open(statusToken(app.keys, id, 3))).status, 200);
    assert.equal((await see(key)).status, 422, "the opened link ends the visit");
  });

  test("withdraws, and HR hears of it", async () => {
    const { id, key } = await apply();
    for (let time = 0; time < 2; time += 1) {
      const own = await visited(post("/withdraw", { visit_key: key }));
      assert.ok(own.withdrawn_at !== null && !own.can_withdraw);
    }
    const kinds = (await calls.emails(id)).map(({ kind }) => kind);
    assert.equal(kinds.filter((kind) => kind === "application_withdrawn").length, 1);
  });

  test("ends with a correction by HR, a replaced link, and 'I did not apply'", async () => {
    const endings: Record<string, (id: string) => Promise<unknown>> = {
      correction: (id) => calls.change(id, { email: "dung@people.example" }),
      replacement: (id) =>
        app.client.call("POST", `/api/v1/applications/${id}/link`, {
          token: calls.token,
          body: { send: false },
        }),
      disowned: async (id) =>
        app.client.call("POST", "/api/v1/application-status/disowned", {
          body: { token: await newestKey(app, id, "notmine") },
        }),
    };
    for (const [name, end] of Object.entries(endings)) {
      const { id, key } = await apply();
      assert.equal((await see(key)).status, 200);
      await end(id);
      assert.equal((await see(key)).status, 422, name);
      assert.equal((await correct(key, "x@people.example")).status, 422, name);
    }
  });

  test("of suspected spam looks the same and causes no receipt", async () => {
    const { id, key } = await apply({ website: "https://spam.example" });
    assert.equal((await visited(correct(key, "khac@people.example"))).email, "khac@people.example");
    assert.deepEqual(await receipts(id), []);
  });
});
