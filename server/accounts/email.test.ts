import assert from "node:assert/strict";
import { test } from "node:test";
import { SignedInUser } from "#contract/auth.ts";
import { openedEmails } from "#server/testing/opened-emails.ts";
import { onBothEngines, startTestApp, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";

const fields = "Please check the highlighted fields.";
const used = "This link has expired or was already used";
const password = testPassword;

onBothEngines("Changing the email address", (engine) => {
  const app = testApp(engine);

  let addresses = 0;
  const freshAddress = () => `moi${(addresses += 1)}.${engine}@people.example`;
  const ask = (token: string, body: unknown, headers = {}) =>
    app.client.call("POST", "/api/v1/users/me/email", { token, body, headers });
  const confirm = (token: string | undefined) =>
    app.client.call("POST", "/api/v1/auth/confirm-email", { body: { token } });
  const emailsTo = (email: string) => openedEmails(app, { to_email: email });
  const tokenFor = async (email: string, userId?: string) => {
    const emails = await emailsTo(email);
    const links = emails.filter(({ kind }) => kind === "email_link");
    const ofUser = links.filter(({ user_id }) => userId === undefined || user_id === userId);
    const text = ofUser.at(-1)?.text ?? "";
    return /\/confirm-email#token=([\w-]{43})\b/.exec(text)?.[1];
  };
  const me = async (token: string) =>
    SignedInUser.parse((await app.client.call("GET", "/api/v1/users/me", { token })).body);
  const signedIn = async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    return { id, email, token: tokens.accessToken };
  };

  test("takes effect when the link in the email to the new address is used", async () => {
    const { email, token } = await signedIn();
    const wanted = freshAddress();
    const response = await ask(token, { email: wanted, password });
    assert.equal(response.status, 202, response.text);
    assert.deepEqual(response.body, {
      message: `We have sent a link to ${wanted}. Your address changes when you open the link and confirm.`,
    });
    assert.equal((await me(token)).email, email);
    const [note] = await emailsTo(email);
    assert.equal(note?.subject, "Your email address is about to change");
    assert.doesNotMatch(note?.text ?? "", /confirm-email/);
    const link = await tokenFor(wanted);

    const done = await confirm(link);
    assert.equal(done.status, 200, done.text);
    assert.deepEqual(done.body, {
      message: `Your email address was changed. Sign in with ${wanted} from now on.`,
    });
    assert.equal((await me(token)).email, wanted);
    assert.equal((await app.client.signIn(wanted.toUpperCase())).user.email, wanted);
    const body = { email, password };
    assert.equal((await app.client.call("POST", "/api/v1/auth/login", { body })).status, 401);
    const told = (await emailsTo(email)).at(-1);
    assert.equal(told?.subject, "Your email address was changed");
    assertFailure(await confirm(link), 422, used);
  });

  test("gets the same response for a taken address, and fails when the link is used", async () => {
    const { email, token } = await signedIn();
    const taken = await app.client.createAccount("user");
    const free = freshAddress();
    const [first, second] = [
      await ask(token, { email: free, password }),
      await ask(token, { email: taken.email, password }),
    ];
    assert.equal(first.status, second.status);
    assert.equal(first.text.replace(free, ""), second.text.replace(taken.email, ""));
    const kinds = (emails: { kind: string }[]) => emails.map(({ kind }) => kind);
    assert.deepEqual(kinds(await emailsTo(free)), kinds(await emailsTo(taken.email)));
    assert.equal((await emailsTo(email)).length, 2);

    const conflict = "An account with this email already exists";
    const link = await tokenFor(taken.email);
    assertFailure(await confirm(link), 409, conflict, { email: [conflict] });
    assert.equal((await me(token)).email, email);
  });

  test("of two accounts that request the same address, one gets it", async () => {
    const wanted = freshAddress();
    const people = [await signedIn(), await signedIn()];
    const links: (string | undefined)[] = [];
    for (const { id, token } of people) {
      const response = await ask(token, { email: wanted, password });
      assert.equal(response.status, 202, response.text);
      links.push(await tokenFor(wanted, id));
    }
    const responses = await Promise.all(links.map(confirm));
    const statuses = responses.map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set([200, 409]));
  });

  test("of twenty uses of a link at the same time, one succeeds", async () => {
    const { id, token } = await signedIn();
    const wanted = freshAddress();
    await ask(token, { email: wanted, password });
    const link = await tokenFor(wanted);
    const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
    assert.equal(responses.filter(({ status }) => status === 200).length, 1);
    assert.equal(responses.filter(({ status }) => status === 422).length, 19);
    const log = app.db.selectFrom("audit_log").select("action").where("actor_id", "=", id);
    const noted = (await log.execute()).filter(({ action }) => action === "email_changed");
    assert.equal(noted.length, 1);
  });

  test("a newer request, a day, a new password and a deactivation invalidate the link", async () => {
    const later = async (
      between: (person: { id: string; token: string }) => Promise<unknown> | void,
    ) => {
      const person = await signedIn();
      const wanted = freshAddress();
      await ask(person.token, { email: wanted, password });
      const link = await tokenFor(wanted);
      await between(person);
      assertFailure(await confirm(link), 422, used);
    };
    await later(({ token }) => ask(token, { email: freshAddress(), password }));
    await later(({ token }) =>
      app.client.call("POST", "/api/v1/users/me/password", {
        token,
        body: { currentPassword: password, newPassword: "a new unusual one" },
      }),
    );
    await later(({ id }) =>
      app.db.updateTable("users").set({ active: false }).where("id", "=", id).execute(),
    );
    await later(() => {
      app.advance(24 * 3_600_000);
    });
    assertFailure(await confirm("x".repeat(43)), 422, used);
    assertFailure(await confirm(""), 422, fields, { token: ["This link is not valid"] });
  });

  test("keeps the sessions and revokes a link that was sent to the old address", async () => {
    const { id, email, token } = await signedIn();
    const other = (await app.client.signIn(email)).tokens.accessToken;
    const wanted = freshAddress();
    await ask(token, { email: wanted, password });
    await confirm(await tokenFor(wanted));
    assert.equal((await me(other)).email, wanted);
    const open = app.db
      .selectFrom("one_time_tokens")
      .select("id")
      .where("user_id", "=", id)
      .where("used_at", "is", null);
    assert.deepEqual(await open.execute(), []);
  });

  test("requires the password and another valid address", async () => {
    const { email, token } = await signedIn();
    const wanted = freshAddress();
    assertFailure(await ask(token, { email: wanted, password: "wrong one" }), 422, fields, {
      password: ["This is not your current password"],
    });
    assertFailure(await ask(token, { email, password }), 422, fields, {
      email: ["This is your current address"],
    });
    assertFailure(await ask(token, { email: "x", password }), 422, fields, {
      email: ["Please enter a valid email address"],
    });
    assert.deepEqual(await emailsTo(wanted), []);
    assert.deepEqual(await emailsTo(email), []);
  });

  test("sends emails in the language of the account", async () => {
    const { id, email, token } = await signedIn();
    await app.db.updateTable("users").set({ language: "vi" }).where("id", "=", id).execute();
    const wanted = freshAddress();
    await ask(token, { email: wanted, password });
    assert.equal((await emailsTo(wanted))[0]?.subject, "Xác nhận địa chỉ email mới của bạn");
    assert.equal((await emailsTo(email))[0]?.subject, "Địa chỉ email của bạn sắp được thay đổi");
  });

  test("is not done by opening the page of the link", async () => {
    const { email, token } = await signedIn();
    const wanted = freshAddress();
    await ask(token, { email: wanted, password });
    const link = await tokenFor(wanted);
    const response = await app.client.call("GET", `/api/v1/auth/confirm-email?token=${link}`);
    assert.equal(response.status, 405);
    assert.equal((await me(token)).email, email);
  });

  test("is limited to five requests an hour per account and five a day per address", async () => {
    const strict = await startTestApp(engine, { RATE_LIMIT: "on" });
    strict.stopClock();
    const people = [
      await strict.client.createSignedIn("user"),
      await strict.client.createSignedIn("user"),
    ];
    const request = (person: number, email: string) =>
      strict.client.call("POST", "/api/v1/users/me/email", {
        token: people[person]?.tokens.accessToken,
        body: { email, password },
      });
    const victim = "victim@people.example";
    for (let count = 0; count < 5; count += 1) {
      assert.equal((await request(0, victim)).status, 202);
    }
    assertFailure(
      await request(0, "else@people.example"),
      429,
      "Too many attempts. Please try again in 60 minutes.",
    );
    assertFailure(
      await request(1, victim.toUpperCase()),
      429,
      "Too many attempts. Please try again in 24 hours.",
    );
    assert.equal((await request(1, "else@people.example")).status, 202);
  });
});
