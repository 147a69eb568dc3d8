import assert from "node:assert/strict";
import { before, test } from "node:test";
import { BulkResponse } from "#contract/bulk.ts";
import { Session } from "#contract/auth.ts";
import type { Role } from "#contract/roles.ts";
import { Invitation, User } from "#contract/users.ts";
import { openLinks } from "#server/mail/sealed-links.ts";
import { onBothEngines, testApp } from "#server/testing/app.ts";
import { assertFailure } from "#server/testing/assert-failure.ts";
import { codeAt, testPassword } from "#server/testing/client.ts";
import { halfMinute } from "#server/testing/two-step-calls.ts";

const own = "the owner's first one";
const used = "This link has expired or was already used";

onBothEngines("A staff role", (engine) => {
  const app = testApp(engine);
  let admin: string;
  before(async () => {
    admin = (await app.client.createSignedIn("admin")).tokens.accessToken;
  });
  const call = (method: string, path: string, body?: unknown, token: string | undefined = admin) =>
    app.client.call(method, `/api/v1${path}`, { token, body });
  const get = async (path: string, token: string) =>
    (await call("GET", path, undefined, token)).status;

  let made = 0;
  /** An account that somebody has made with the address of a colleague. */
  const signUp = async () => {
    const email = `dong.nghiep${(made += 1)}.${engine}@company.example`;
    const body = { name: "Lê Thị Đồng", email, password: testPassword };
    const { user, tokens } = Session.parse((await call("POST", "/auth/signup", body)).body);
    return { id: user.id, email, token: tokens.accessToken };
  };
  const linksTo = async (email: string, kind: string) => {
    const emails = app.db.selectFrom("outbox").select(["id", "text"]).where("to_email", "=", email);
    const rows = await emails.where("kind", "=", kind).orderBy("id").execute();
    return rows.map(
      ({ id, text }) => /#token=([\w-]{43})/.exec(openLinks(app.keys, id, text))?.[1] ?? "",
    );
  };
  const accept = (token: string | undefined) =>
    call("POST", "/auth/reset-password", { token, password: own });
  const signIn = async (email: string, password = testPassword) =>
    call("POST", "/auth/login", { email, password });
  const promote = async (id: string, change: object = { role: "recruiter" }) => {
    const response = await call("PATCH", `/users/${id}`, change);
    assert.equal(response.status, 200, response.text);
    return User.parse(response.body);
  };

  for (const role of ["recruiter", "admin"] as const satisfies readonly Role[]) {
    test(`of ${role} for an unconfirmed account leaves its inventor nothing, and invites the address`, async () => {
      const { id, email, token } = await signUp();
      const wanted = `ke.gian.${email}`;
      await call("POST", "/users/me/email", { email: wanted, password: testPassword }, token);
      await call("POST", "/auth/forgot-password", { email });
      const earlier = [
        ...(await linksTo(wanted, "email_link")),
        ...(await linksTo(email, "email_confirm")),
      ];
      const resets = await linksTo(email, "reset");
      assert.equal(earlier.length + resets.length, 3);

      const user = await promote(id, { role });
      assert.partialDeepStrictEqual(user, { role, invited: true, email_confirmed: false });
      assert.equal(await get("/users/me", token), 401);
      assert.equal(await get("/applications", token), 401);
      assert.equal((await signIn(email)).status, 401);
      for (const link of earlier) {
        assertFailure(await call("POST", "/auth/confirm-email", { token: link }), 422, used);
      }
      assertFailure(await accept(resets[0]), 422, used);

      const [invitation, ...more] = await linksTo(email, "invite");
      assert.deepEqual(more, []);
      const copied = await call("POST", `/users/${id}/invitation`);
      assert.match(Invitation.parse(copied.body).link, /#token=/);
      assertFailure(await accept(invitation), 422, used);
      const accepted = await accept(Invitation.parse(copied.body).link.split("#token=")[1]);
      assert.equal(accepted.status, 200, accepted.text);
      const { tokens } = Session.parse(Object(accepted.body).session);
      assert.equal(await get("/applications", tokens.accessToken), 200);
      const after = User.parse((await call("GET", `/users/${id}`)).body);
      assert.partialDeepStrictEqual(after, { invited: false, email_confirmed: true });
    });
  }

  test("for an account with a confirmed address keeps its session and its password", async () => {
    const { id, email, token } = await signUp();
    const [link] = await linksTo(email, "email_confirm");
    assert.equal((await call("POST", "/auth/confirm-email", { token: link })).status, 200);
    const user = await promote(id);
    assert.partialDeepStrictEqual(user, { invited: false, email_confirmed: true });
    assert.equal(await get("/applications", token), 200);
    assert.deepEqual(await linksTo(email, "invite"), []);
    assert.equal((await signIn(email)).status, 200);
  });

  test("for an unconfirmed account with two-step sign-in keeps the app and the recovery codes", async () => {
    const { id, email, token } = await signUp();
    const { secret, recoveryCodes } = await app.client.turnOnTwoStep(token);
    app.advance(halfMinute);
    assert.equal((await promote(id)).two_step, true);
    const accepted = await accept((await linksTo(email, "invite"))[0]);
    assert.equal(Object(accepted.body).session, undefined, "the code is still asked for");
    for (const code of [codeAt(secret, app.clock()), recoveryCodes[0]]) {
      const { challenge } = Object((await signIn(email, own)).body);
      assert.equal((await call("POST", "/auth/login/verify", { challenge, code })).status, 200);
    }
  });

  test("for an inactive unconfirmed account removes the password now, and invites once active", async () => {
    const { id, email } = await signUp();
    await promote(id, { active: false });
    assert.partialDeepStrictEqual(await promote(id), { active: false, invited: true });
    assert.deepEqual(await linksTo(email, "invite"), []);
    await promote(id, { active: true });
    assert.equal((await linksTo(email, "invite")).length, 1);
    assert.equal((await signIn(email)).status, 401);
  });

  test("is not given by other changes: they leave an unconfirmed account as it is", async () => {
    const { id, token } = await signUp();
    const changed = await promote(id, { name: "Lê Thị Khác", status: "inactive", role: "user" });
    assert.partialDeepStrictEqual(changed, { invited: false, email_confirmed: false });
    assert.equal(await get("/users/me", token), 200);
  });

  test("taken away again, or a bulk change undone, gives no password back", async () => {
    const { id, email } = await signUp();
    const bulk = await call("POST", "/users/bulk", { action: "deactivate", ids: [id] });
    const { undo_id } = BulkResponse.parse(bulk.body);
    await promote(id);
    const undone = await call("POST", "/users/bulk/undo", { undo_id });
    assert.equal(BulkResponse.parse(undone.body).refused.length, 1);
    assert.equal((await promote(id, { role: "user", active: true })).invited, true);
    assert.equal((await signIn(email)).status, 401);
  });

  test("is what an address with an account needs: the 409 names it to administrators alone", async () => {
    const { id, email } = await signUp();
    const taken = "An account with this email already exists";
    const refused = await call("POST", "/users", { name: "A", email: email.toUpperCase() });
    assertFailure(refused, 409, taken, { email: [taken] });
    assert.deepEqual(Object(refused.body).current, { id });
    const body = { name: "A", email, password: testPassword };
    const again = await call("POST", "/auth/signup", body);
    assertFailure(again, 409, taken, { email: [taken] });
    assert.equal(Object(again.body).current, undefined);
  });
});
