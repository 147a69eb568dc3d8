import { Failure } from "#contract/failure.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { UpdatedContact } from "#contract/applicant.ts";
import { Timeline } from "#contract/review.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { statusToken } from "#server/hiring/applications/status-link.ts";
import { openedEmails } from "#server/testing/opened-emails.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { applicationCalls } from "#server/testing/application-calls.ts";

onBothEngines("The contact data of an application", (engine) => {
  const app = testApp(engine, {}, { clock: "stopped" });
  const calls = applicationCalls(app);
  const tokenOf = (id: string, version = 0) => statusToken(app.keys, id, version);
  const versionOf = async (id: string) =>
    (
      await app.db
        .selectFrom("applications")
        .select("link_version")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).link_version;
  const post = (path: string, body: object) =>
    app.client.call("POST", `/api/v1/application-status${path}`, { body });
  const change = async (id: string, body: object) =>
    post("/contact", { token: tokenOf(id, await versionOf(id)), ...body });
  const wait = async (milliseconds: number) => {
    app.advance(milliseconds);
    await calls.signIn();
  };
  /** The key in the newest email of a kind, and its recipient. */
  const newest = async (id: string, kind: string) => {
    const emails = await openedEmails(app, { application_id: id, kind });
    const { text = "", to_email = "" } = emails.at(-1) ?? {};
    return { key: /#[a-z]+=([\w-]+)/.exec(text)?.[1] ?? "", to: to_email };
  };
  const [old, own, third] = ["cu@people.example", "moi@people.example", "ba@people.example"];
  const confirm = async (id: string) =>
    (await post("/contact/confirm", { token: (await newest(id, "contact_link")).key })).status;
  const keep = async (token: string) => (await post("/contact/keep", { token })).status;
  const askCopy = async (id: string) => {
    assert.equal((await post("/copy", { token: tokenOf(id, await versionOf(id)) })).status, 200);
    return (await newest(id, "copy_link")).to;
  };

  test("name and phone change at once, with an event that names the contact", async () => {
    const id = await calls.submit({ email: old });
    const response = await change(id, { full_name: "Trần Thị Đúng", phone: "0901 234 567" });
    const changed = UpdatedContact.parse(response.body);
    assert.deepEqual(
      [changed.full_name, changed.phone, changed.email, changed.confirmation_sent],
      ["Trần Thị Đúng", "0901 234 567", old, false],
    );
    assert.equal((await calls.find("q=tran+thi+dung")).total, 1);
    const { events } = Timeline.parse(
      (await app.client.call("GET", `/api/v1/applications/${id}/events`, { token: calls.token }))
        .body,
    );
    const contact = events.filter(({ kind }) => kind === "contact");
    assert.equal(contact.length, 2);
    assert.ok(contact.every(({ actor }) => actor === null));
    assert.equal((await change(id, { full_name: "A" })).status, 422);
    const told = await openedEmails(app, { application_id: id, kind: "contact_notice" });
    assert.deepEqual(
      told.map(({ to_email }) => to_email),
      [old],
    );
    await change(id, { full_name: "Trần Thị Đúng" });
    assert.equal(
      (await openedEmails(app, { application_id: id, kind: "contact_notice" })).length,
      1,
    );
    assert.equal((await change(id, {})).status, 422);
    assert.equal((await post("/contact", { token: "x", full_name: "Trần Thị Sai" })).status, 422);
  });

  test("a new address is confirmed, and the one before is told and can go back for 72 hours", async () => {
    const id = await calls.submit({ email: old });
    const asked = await change(id, { email: own });
    assert.equal(UpdatedContact.parse(asked.body).confirmation_sent, true);
    assert.equal((await calls.read(id)).email, old);
    assert.equal((await newest(id, "contact_link")).to, own);
    const notice = await newest(id, "contact_notice");
    assert.equal(notice.to, old);
    assert.equal(await confirm(id), 200);
    assert.equal(await confirm(id), 422, "the link works once");
    assert.equal((await calls.read(id)).email, own);
    await wait(72 * hourMs - 1);
    assert.equal(await keep(notice.key), 200);
    assert.equal((await calls.read(id)).email, old);
    assert.equal(await keep(notice.key), 422);
    assert.equal(await askCopy(id), old);
  });

  test("after 72 hours the new address stays, and gets the links", async () => {
    const id = await calls.submit({ email: old });
    await change(id, { email: own });
    const notice = await newest(id, "contact_notice");
    await confirm(id);
    await wait(72 * hourMs + 1);
    assert.equal(await keep(notice.key), 422);
    assert.equal((await calls.read(id)).email, own);
    assert.equal(await askCopy(id), own);
  });

  test("a leaked private link takes nothing over: secret links go to the first address, which ends it", async () => {
    const id = await calls.submit({ email: old });
    await change(id, { email: own });
    const first = await newest(id, "contact_notice");
    await confirm(id);
    assert.equal(await askCopy(id), old);
    await post("/erasure", { token: tokenOf(id, await versionOf(id)) });
    assert.equal((await newest(id, "erase_link")).to, old);
    // A second change during this time.
    await wait(dayMs);
    await change(id, { email: third });
    const second = await newest(id, "contact_notice");
    assert.equal(second.to, old);
    assert.equal(await confirm(id), 200);
    assert.equal(await askCopy(id), old);
    assert.equal(await keep(first.key), 200, "the older of two notices works too");
    assert.equal((await calls.read(id)).email, old);
    assert.equal(await keep(second.key), 422);
    // The leaked link has ended, and the address has the new one.
    const leaked = Failure.parse((await post("", { token: tokenOf(id) })).body);
    assert.equal(leaked.error.code, "link_replaced");
    const present = tokenOf(id, await versionOf(id));
    assert.equal((await post("", { token: present })).status, 200);
    const links = await openedEmails(app, { application_id: id, kind: "status_links" });
    const sent = links.at(-1);
    assert.equal(sent?.to_email, old);
    assert.ok(sent.text.includes(`#${present}`), sent.text);
  });

  test("a change that waits for its confirmation is stopped from the present address", async () => {
    const id = await calls.submit({ email: old });
    await change(id, { email: own });
    assert.equal(await keep((await newest(id, "contact_notice")).key), 200);
    assert.equal(await confirm(id), 422);
    assert.equal((await calls.read(id)).email, old);
  });

  test("another spelling of the same address changes at once, and a link expires", async () => {
    const id = await calls.submit({ email: old });
    await change(id, { email: old.toUpperCase() });
    assert.equal((await calls.read(id)).email.toLowerCase(), old);
    await change(id, { email: own });
    await wait(24 * hourMs + 1);
    assert.equal(await confirm(id), 422);
  });

  test("an erasure takes the addresses and their links along", async () => {
    const id = await calls.submit({ email: old });
    await change(id, { email: own });
    const { key } = await newest(id, "contact_link");
    await app.client.call("DELETE", `/api/v1/applications/${id}`, { token: calls.token });
    assert.equal((await post("/contact/confirm", { token: key })).status, 422);
    const left = await app.db
      .selectFrom("outbox")
      .select("id")
      .where("to_email", "in", [own])
      .execute();
    const others = await app.db
      .selectFrom("applications")
      .select("id")
      .where("email", "=", own)
      .execute();
    assert.ok(left.length === 0 || others.length > 0);
  });
});

onBothEngines("New addresses of an application", (engine) => {
  const app = testApp(engine, { RATE_LIMIT: "on" }, { clock: "stopped" });
  const calls = applicationCalls(app);

  test("are asked three times a day, of one application and of one address", async () => {
    const id = await calls.submit({ email: "mot@people.example" });
    const ask = async (application: string, email: string) => {
      const token = statusToken(app.keys, application, 0);
      const body = { token, email };
      return (await app.client.call("POST", "/api/v1/application-status/contact", { body })).status;
    };
    const statuses: number[] = [];
    for (const name of ["b", "c", "d", "e"]) statuses.push(await ask(id, `${name}@people.example`));
    assert.deepEqual(statuses, [200, 200, 200, 429]);
    const victim = "nan.nhan@people.example";
    const ofOthers: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      ofOthers.push(await ask(await calls.submit({ email: `x${count}@people.example` }), victim));
    }
    assert.deepEqual(ofOthers, [200, 200, 200, 429]);
  });
});
