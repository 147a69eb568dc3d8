import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { company } from "#content/company.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { testPassword } from "#server/testing/client.ts";
import { singleHeader, type ParsedEmail } from "#server/testing/mail-message.ts";
import { emailsTo, startMailServer, type TestMailServer } from "#server/testing/mail-server.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

const neutral =
  "If an account exists for this address, we have sent a link to it. Please check your inbox.";
const used = "This link has expired or was already used";
const password = "a new unusual one";
const hour = 3_600_000;

onBothEngines("A forgotten password", (engine) => {
  let app: TestApp;
  let mail: TestMailServer;
  const begin = async (environment: Record<string, string> = {}) => {
    mail = await startMailServer();
    app = await startTestApp(engine, {
      SMTP_URL: mail.url,
      SITE_URL: "https://company.example",
      MAIL_FROM: "A sender <hello@company.example>",
      ...environment,
    });
  };

  const post = (path: string, body: unknown, headers = {}) =>
    app.client.call("POST", `/api/v1/auth/${path}`, { body, headers });
  const ask = (email: string, headers = {}) => post("forgot-password", { email }, headers);
  const reset = (token: string, headers = {}) =>
    post("reset-password", { token, password }, headers);
  const signIn = async (email: string, secret: string) =>
    (await post("login", { email, password: secret })).status;
  const latestEmailTo = async (email: string, count = 1) => {
    const message = (await emailsTo(mail, email, count)).at(-1);
    assert.ok(message !== undefined);
    return message;
  };

  describe("with a mail server", () => {
    before(() => begin());

    test("is replaced with a link by email; sessions end, and the user gets an email about it", async () => {
      const account = await app.client.createSignedIn("user");
      const response = await ask(` ${account.email.toUpperCase()} `);
      assert.equal(response.status, 202, response.text);
      assert.deepEqual(response.body, { message: neutral });

      const message = await latestEmailTo(account.email);
      assert.equal(singleHeader(message.headers, "subject"), "Reset your password");
      assert.match(message.text, /within 60 minutes/);
      assert.match(message.html, /<html lang="en">/);
      assert.deepEqual(await reset(tokenIn(message)).then(({ body }) => body), {
        message: "Your password is set. You can now sign in.",
      });

      const { accessToken: token, refreshToken } = account.tokens;
      assert.equal((await app.client.call("GET", "/api/v1/users/me", { token })).status, 401);
      assert.equal((await post("refresh", { refreshToken })).status, 401);
      assert.equal(await signIn(account.email, testPassword), 401);
      assert.equal(await signIn(account.email, password), 200);
      assertFailure(await reset(tokenIn(message)), 422, used);

      const notice = await latestEmailTo(account.email, 2);
      assert.equal(singleHeader(notice.headers, "subject"), "Your password was changed");
      assert.match(notice.text, /https:\/\/company\.example\/forgot-password/);
      const lines = app.db.selectFrom("audit_log").select(["action", "actor_id", "network"]);
      const about = await lines.where("target_id", "=", account.id).orderBy("id").execute();
      const asked = { action: "password_reset_asked", actor_id: null, network: "127.0.0.1" };
      assert.deepEqual(about[0], asked);
      assert.ok(!app.logged().includes(tokenIn(message)));
    });

    test("leaves no link in the store after the email has been sent", async () => {
      const { email } = await app.client.createAccount("user");
      await ask(email);
      const token = tokenIn(await latestEmailTo(email));
      const storedEmail = () =>
        app.db
          .selectFrom("outbox")
          .select(["state", "text", "html"])
          .where("to_email", "=", email)
          .executeTakeFirstOrThrow();
      await waitUntil("the email to be sent", async () => (await storedEmail()).state === "sent");
      const { text, html } = await storedEmail();
      assert.ok(!text.includes(token) && !html.includes(token));
    });

    test("gets a Vietnamese response to a Vietnamese request", async () => {
      const { email } = await app.client.createAccount("user");
      const vietnamese = { "accept-language": "vi" };
      assert.match((await ask(email, vietnamese)).text, /Nếu có tài khoản dùng địa chỉ này/);
      const message = await latestEmailTo(email);
      assert.equal(singleHeader(message.headers, "subject"), "Đặt lại mật khẩu");
      assert.match(message.text, /trong vòng 60 phút/);
      assert.match(message.html, /<html lang="vi">/);
      assert.match(message.html, /trong vòng 60 phút/);
      assert.equal((await reset(tokenIn(message), vietnamese)).status, 200);
      const notice = await latestEmailTo(email, 2);
      assert.equal(singleHeader(notice.headers, "subject"), "Mật khẩu của bạn đã được thay đổi");
    });

    test("gets an email in the language of the account, not of the request", async () => {
      const { email } = await app.client.createAccount("user");
      const credentials = { email, password: testPassword };
      assert.equal((await post("login", credentials, { "accept-language": "vi" })).status, 200);
      await ask(email, { "accept-language": "en" });
      assert.equal(
        singleHeader((await latestEmailTo(email)).headers, "subject"),
        "Đặt lại mật khẩu",
      );
    });

    test("is replaced within 60 minutes, and only with the newest link", async () => {
      const { email } = await app.client.createAccount("user");
      await ask(email);
      const first = tokenIn(await latestEmailTo(email));
      await ask(email);
      const second = tokenIn(await latestEmailTo(email, 2));
      assertFailure(await reset(first), 422, used);
      assert.deepEqual((await post("reset-password/check", { token: second })).body, {
        purpose: "reset",
      });
      app.advance(hour);
      assertFailure(await post("reset-password/check", { token: second }), 422, used);
      assertFailure(await reset(second), 422, used);
      assert.equal(await signIn(email, testPassword), 200);
    });

    test("of an unknown or inactive account gets the same response after the same time, and no email", async () => {
      const known = await app.client.createAccount("user");
      const inactive = await app.client.createAccount("user", { active: false });
      const unknown = `unknown.${engine}@people.example`;
      const responses: string[] = [];
      for (const email of [known.email, inactive.email, unknown]) {
        const start = performance.now();
        const { status, headers, text } = await ask(email);
        assert.ok(performance.now() - start >= 290);
        responses.push(`${status} ${[...headers.keys()].sort().join()} ${text}`);
      }
      assert.equal(new Set(responses).size, 1, responses.join("\n"));
      await emailsTo(mail, known.email);
      const about = app.db.selectFrom("outbox").select("to_email");
      const emails = await about.where("to_email", "in", [inactive.email, unknown]).execute();
      assert.deepEqual(emails, []);
      assertFailure(await ask("no address"), 422, "Please check the highlighted fields.", {
        email: ["Please enter a valid email address"],
      });
    });

    test("that was never set is replaced by a new invitation", async () => {
      const { id, email } = await app.client.createAccount("user");
      const withId = app.db.updateTable("users").where("id", "=", id);
      await withId.set({ password_hash: null }).execute();
      await ask(email);
      const message = await latestEmailTo(email);
      assert.equal(singleHeader(message.headers, "subject"), `Your account at ${company.name}`);
      assert.equal((await reset(tokenIn(message))).status, 200);
      assert.equal(await signIn(email, password), 200);
      const kinds = app.db.selectFrom("outbox").select("kind").where("to_email", "=", email);
      assert.deepEqual(await kinds.execute(), [{ kind: "invite" }]);
    });

    test("is replaced on the configured site, not on the host of the request", async () => {
      const { email } = await app.client.createAccount("user");
      const forged = { "x-forwarded-host": "evil.example", origin: app.url };
      assert.equal((await ask(email, forged)).status, 202);
      const { text, html } = await latestEmailTo(email);
      assert.doesNotMatch(text + html, /evil\.example/);
    });
  });

  describe("within rate limits", () => {
    before(async () => {
      await begin({ RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1" });
      app.stopClock();
    });
    const from = (network: string) => ({ "x-forwarded-for": network });

    test("sends three emails an hour to an address, and further requests get the same response", async () => {
      const { email } = await app.client.createAccount("user");
      for (let count = 1; count <= 5; count += 1) {
        assert.deepEqual((await ask(email, from(`10.1.0.${count}`))).body, { message: neutral });
      }
      await emailsTo(mail, email, 3);
      const emails = app.db.selectFrom("outbox").select("id").where("to_email", "=", email);
      assert.equal((await emails.execute()).length, 3);
      // Requests without an email do not revoke the link of the latest email.
      assert.equal((await reset(tokenIn(await latestEmailTo(email, 3)))).status, 200);
      app.advance(hour);
      await ask(email, from("10.1.0.9"));
      assert.equal(tokenIn(await latestEmailTo(email, 5)).length, 43);
    });

    test("can be requested sixty times an hour from a network, for any address", async () => {
      const { email } = await app.client.createAccount("user");
      const network = from("10.2.0.1");
      // Each response takes 300 ms.
      const asked = await Promise.all(
        Array.from({ length: 60 }, (_, count) => ask(`unknown${count}@people.example`, network)),
      );
      for (const { status } of asked) assert.equal(status, 202);
      const wait = "Too many attempts. Please try again in 60 minutes.";
      const refused = await ask(email, network);
      assertFailure(refused, 429, wait);
      assert.equal(refused.headers.get("retry-after"), "3600");
      assertFailure(await ask("unknown@people.example", network), 429, wait);
    });

    test("can be replaced at once during the wait after wrong passwords", async () => {
      const { email } = await app.client.createAccount("user");
      for (let count = 0; count < 5; count += 1) await signIn(email, "wrong");
      assert.equal(await signIn(email, testPassword), 429);
      await ask(email, from("10.3.0.1"));
      assert.equal(
        (await reset(tokenIn(await latestEmailTo(email)), from("10.3.0.1"))).status,
        200,
      );
      assert.equal(await signIn(email, password), 200);
    });
  });
});

/** The token of the link in the text and the HTML of an email. */
function tokenIn({ text, html }: ParsedEmail): string {
  const link = /https:\/\/company\.example\/reset-password#token=([\w-]{43})/;
  const token = link.exec(text)?.[1];
  assert.ok(token !== undefined, text);
  assert.equal(link.exec(html)?.[1], token);
  return token;
}
