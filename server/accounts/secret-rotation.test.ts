import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { FormToken, SubmittedApplication } from "#contract/applications.ts";
import { statusLink } from "#server/hiring/applications/status-link.ts";
import { ConfigError, readConfig } from "#server/start/config.ts";
import { findSecretProblem } from "#server/start/secret.ts";
import { onBothEngines, startTestApp, type TestApp } from "#server/testing/app.ts";
import { applicationFields, codeAt } from "#server/testing/client.ts";
import { createDatabase } from "#server/testing/database.ts";
import { twoStepCalls } from "#server/testing/two-step-calls.ts";

const earlier = "the earlier secret, long enough to be one";
const present = "the present secret, long enough to be one";

onBothEngines("A server with another AUTH_SECRET", (engine) => {
  let location: Record<string, string>;
  let removeLocation: () => Promise<void>;
  before(async () => {
    if (engine === "postgres") {
      const { url, drop } = await createDatabase();
      location = { DATABASE_URL: url };
      removeLocation = drop;
    } else {
      const folder = await mkdtemp(join(tmpdir(), "site-secret-"));
      location = { DATA_DIR: folder };
      removeLocation = () => rm(folder, { recursive: true });
    }
  });
  after(() => removeLocation());

  const start = (secrets: Record<string, string>) =>
    startTestApp(engine, { ...location, ...secrets }, { clock: "stopped" });

  /** What the server has signed and encrypted, and whether each still works. */
  async function issue(app: TestApp) {
    const steps = twoStepCalls(app);
    const { tokens } = await app.client.createSignedIn("user");
    const account = await steps.createAccount();
    const challenge = await steps.challengeFor(account.email);
    const id = await submit(app);
    const token = statusLink(app.keys, app.config.siteUrl, id).split("#")[1] ?? "";
    const form = await app.client.call("GET", "/api/v1/applications/form");
    const { form_age } = FormToken.parse(form.body);
    const [first = ""] = account.recoveryCodes;
    return async (later: TestApp) => {
      later.advance(app.clock().getTime() - later.clock().getTime() + 30_000);
      const laterSteps = twoStepCalls(later);
      const post = async (path: string, body: unknown) =>
        (await later.client.call("POST", `/api/v1/${path}`, { body })).status;
      const sent = await submit(later, { form_age });
      const { spam_reason } = await later.db
        .selectFrom("applications")
        .select("spam_reason")
        .where("id", "=", sent)
        .executeTakeFirstOrThrow();
      const me = { token: tokens.accessToken };
      return {
        access: (await later.client.call("GET", "/api/v1/users/me", me)).status,
        refresh: await post("auth/refresh", { refreshToken: tokens.refreshToken }),
        statusLink: await post("application-status", { token }),
        challenge: (await laterSteps.finish(challenge, first)).status,
        twoStep: await codeStatus(laterSteps, account),
        spam_reason,
      };
    };
  }

  const submit = async (app: TestApp, more: Record<string, string> = {}) => {
    const body = { ...applicationFields(), ...more };
    const answer = await app.client.call("POST", "/api/v1/applications", { body });
    assert.equal(answer.status, 201, answer.text);
    return SubmittedApplication.parse(answer.body).data.id;
  };

  const codeStatus = async (
    steps: ReturnType<typeof twoStepCalls>,
    account: { email: string; secret: string; code: () => string },
  ) => (await steps.finish(await steps.challengeFor(account.email), account.code())).status;

  const works = { access: 200, refresh: 200, statusLink: 200, challenge: 200, twoStep: 200 };

  test("refuses to start and says what to do; AUTH_SECRET_PREVIOUS keeps all that was signed", async () => {
    const first = await start({ AUTH_SECRET: earlier });
    const use = await issue(first);
    const { secret, email } = await twoStepCalls(first).createAccount();
    const id = await submit(first);
    const token = statusLink(first.keys, first.config.siteUrl, id).split("#")[1];
    await first.close();

    await assert.rejects(start({ AUTH_SECRET: present }), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(
        error.message,
        /^AUTH_SECRET is not the secret that this database was used with/,
      );
      assert.match(error.message, /set AUTH_SECRET_PREVIOUS to the earlier one/);
      assert.doesNotMatch(error.message, /long enough/);
      return true;
    });

    const rotated = await start({ AUTH_SECRET: present, AUTH_SECRET_PREVIOUS: earlier });
    const other = readConfig({
      AUTH_SECRET: "a third secret, which no server has had",
      ...location,
    });
    assert.match((await findSecretProblem(rotated.db, other)) ?? "", /^AUTH_SECRET is not/);
    assert.equal(await findSecretProblem(rotated.db, rotated.config), undefined);
    assert.deepEqual(await use(rotated), { ...works, spam_reason: null });
    await rotated.close();

    // Two-step secrets are encrypted again, so they outlive the earlier secret; links do not.
    const last = await start({ AUTH_SECRET: present });
    last.advance(10 * 60_000);
    const steps = twoStepCalls(last);
    const code = () => codeAt(secret, last.clock());
    assert.equal(await codeStatus(steps, { email, secret, code }), 200);
    const status = await last.client.call("POST", "/api/v1/application-status", {
      body: { token },
    });
    assert.equal(status.status, 422);
    await last.close();
  });

  test("starts with AUTH_SECRET_PREVIOUS=lost, and from then on knows the new secret", async () => {
    const lost = "a new secret after a loss, long enough";
    const accepted = await start({ AUTH_SECRET: lost, AUTH_SECRET_PREVIOUS: "lost" });
    await accepted.close();
    await (await start({ AUTH_SECRET: lost })).close();
    await assert.rejects(start({ AUTH_SECRET: present }), ConfigError);
  });

  test("starts while two servers swap the secrets one after the other", async () => {
    const [one, other] = [earlier, "a new secret after a loss, long enough"];
    await (await start({ AUTH_SECRET: one, AUTH_SECRET_PREVIOUS: other })).close();
    await (await start({ AUTH_SECRET: other, AUTH_SECRET_PREVIOUS: one })).close();
  });
});
