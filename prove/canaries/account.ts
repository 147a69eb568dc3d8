import { Session } from "#contract/auth.ts";
import { TwoStepSetup } from "#contract/two-step.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";
import { useOwnAccount } from "./own-account.ts";

const auth = "/api/v1/auth";
const me = "/api/v1/users/me";

/** A user signs up, signs in, edits the profile and makes the calls that need a password. */
export async function runAccountFlow(caller: Caller, canaries: Canaries): Promise<string> {
  const own: string[] = [];
  const email = canaries.plant("email of the account", own, (word) => `${word}@people.example`);
  own.push(email);
  const secret = (field: string) => canaries.plant(field, [], (word) => `${word} long password`);
  const password = secret("password");
  const named = [email];
  const name = canaries.plant("name", named, (word) => `Trần ${word}`);
  const signedUp = await caller.call("POST", `${auth}/signup`, { body: { name, email, password } });
  await caller.call("POST", `${auth}/signup`, { body: { name, email, password } });
  await caller.call("POST", `${auth}/signup`, {
    body: { name, email, password: secret("own").slice(0, 7) },
  });
  await caller.call("POST", `${auth}/login`, {
    body: { email, password: secret("wrong password") },
  });
  const unknown = canaries.plant("unknown email", [], (word) => `${word}@people.example`);
  await caller.call("POST", `${auth}/login`, { body: { email: unknown, password } });
  await caller.call("POST", `${auth}/forgot-password`, { body: { email: unknown } });
  await caller.call("POST", `${auth}/forgot-password`, { body: { email } });
  const link = { token: canaries.plant("link token"), password: secret("new password") };
  await caller.call("POST", `${auth}/reset-password`, { body: link });
  await caller.call("POST", `${auth}/reset-password/check`, { body: { token: link.token } });
  await caller.call("POST", `${auth}/confirm-email`, { body: { token: link.token } });
  await caller.call("POST", `${auth}/refresh`, {
    body: { refreshToken: canaries.plant("refresh token") },
  });
  const challenge = { challenge: canaries.plant("challenge"), code: "123456" };
  await caller.call("POST", `${auth}/login/verify`, { body: challenge });
  await caller.call("GET", me, { token: canaries.plant("access token") });
  await caller.call("GET", `/api/v1/avatars/${canaries.plant("key of an avatar")}`);
  await caller.call("GET", `/solutions?${canaries.plant("query of a page")}=1`);
  await caller.call("GET", `/nowhere?q=${canaries.plant("query of a missing page")}`);
  if (signedUp.status === 201) {
    named.push(await runSignedInFlow(caller, canaries, signedUp.text, password));
  }
  return email;
}

/** Returns the new address of the account. Its confirmation email contains the user's name. */
async function runSignedInFlow(
  caller: Caller,
  canaries: Canaries,
  response: string,
  password: string,
): Promise<string> {
  const { user, tokens } = Session.parse(JSON.parse(response));
  const token = tokens.accessToken;
  canaries.add("own access token", token);
  canaries.add("own refresh token", tokens.refreshToken);
  const profile = {
    phone: canaries.plantPhone("phone of the account"),
    phone_emergency: canaries.plantPhone("emergency phone"),
    dob: "1913-08-27",
    national_id: canaries.plant("national id"),
    address: canaries.plant("address", [], (word) => `1 Đường ${word}`),
    current_address: canaries.plant("current address"),
  };
  canaries.add("birth date", profile.dob);
  await caller.call("PATCH", `${me}/profile`, { token, body: profile });
  const long = canaries.plant("overlong national id", [], (word) => word.repeat(20));
  await caller.call("PATCH", `${me}/profile`, { token, body: { national_id: long } });
  const wrong = canaries.plant("requested password");
  // The present address receives an email about the new one.
  const nextOwn = [user.email];
  const next = canaries.plant("next email", nextOwn, (word) => `${word}@people.example`);
  nextOwn.push(next);
  await caller.call("POST", `${me}/email/confirmation`, { token });
  await caller.call("POST", `${me}/email`, { token, body: { email: next, password: wrong } });
  await caller.call("POST", `${me}/email`, { token, body: { email: next, password } });
  const change = { currentPassword: wrong, newPassword: canaries.plant("chosen password") };
  await caller.call("POST", `${me}/password`, { token, body: change });
  const setup = await caller.call("POST", `${me}/two-step/setup`, { token, body: { password } });
  if (setup.status === 200) {
    canaries.add("two-step secret", TwoStepSetup.parse(JSON.parse(setup.text)).secret);
  }
  const code = canaries.plant("code").slice(0, 10);
  await caller.call("POST", `${me}/two-step/enable`, { token, body: { code } });
  await caller.call("POST", `${me}/delete`, { token, body: { password: wrong } });
  await caller.call("GET", `/api/v1/users?q=${canaries.plant("search of a user")}`, { token });
  await caller.call("POST", `${auth}/refresh`, { body: { refreshToken: tokens.refreshToken } });
  await useOwnAccount(caller, canaries, tokens);
  return next;
}
