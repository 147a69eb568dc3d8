import { Session } from "#contract/auth.ts";
import { TwoStepSetup } from "#contract/two-step.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";
import { useOwnAccount } from "./own-account.ts";

const auth = "/api/v1/auth";
const me = "/api/v1/users/me";

/** Somebody with an account: signs up and in, fills in the profile, asks for what needs a password. */
export async function liveWithAccount(caller: Caller, canaries: Canaries): Promise<string> {
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
  const stranger = canaries.plant("email of nobody", [], (word) => `${word}@people.example`);
  await caller.call("POST", `${auth}/login`, { body: { email: stranger, password } });
  await caller.call("POST", `${auth}/forgot-password`, { body: { email: stranger } });
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
  await caller.call("GET", `/api/v1/avatars/${canaries.plant("key of a portrait")}`);
  await caller.call("GET", `/solutions?${canaries.plant("query of a page")}=1`);
  await caller.call("GET", `/nowhere?q=${canaries.plant("query of no page")}`);
  if (signedUp.status === 201) {
    named.push(await liveSignedIn(caller, canaries, signedUp.text, password));
  }
  return email;
}

/** Gives the address that the account asks to be moved to, where a letter greets its owner by name. */
async function liveSignedIn(
  caller: Caller,
  canaries: Canaries,
  answer: string,
  password: string,
): Promise<string> {
  const { user, tokens } = Session.parse(JSON.parse(answer));
  const token = tokens.accessToken;
  canaries.add("access token of ours", token);
  canaries.add("refresh token of ours", tokens.refreshToken);
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
  const long = canaries.plant("national id that is too long", [], (word) => word.repeat(20));
  await caller.call("PATCH", `${me}/profile`, { token, body: { national_id: long } });
  const wrong = canaries.plant("password that is asked for");
  // Whoever holds the present address is told of the next.
  const nextOwn = [user.email];
  const next = canaries.plant("next email", nextOwn, (word) => `${word}@people.example`);
  nextOwn.push(next);
  await caller.call("POST", `${me}/email`, { token, body: { email: next, password: wrong } });
  await caller.call("POST", `${me}/email`, { token, body: { email: next, password } });
  const change = { currentPassword: wrong, newPassword: canaries.plant("chosen password") };
  await caller.call("POST", `${me}/password`, { token, body: change });
  const setup = await caller.call("POST", `${me}/two-step/setup`, { token, body: { password } });
  if (setup.status === 200) {
    canaries.add("secret of the second step", TwoStepSetup.parse(JSON.parse(setup.text)).secret);
  }
  const code = canaries.plant("code").slice(0, 10);
  await caller.call("POST", `${me}/two-step/enable`, { token, body: { code } });
  await caller.call("POST", `${me}/delete`, { token, body: { password: wrong } });
  await caller.call("GET", `/api/v1/users?q=${canaries.plant("search of a user")}`, { token });
  await caller.call("POST", `${auth}/refresh`, { body: { refreshToken: tokens.refreshToken } });
  await useOwnAccount(caller, canaries, tokens);
  return next;
}
