import assert from "node:assert/strict";
import { Failure } from "#contract/failure.ts";
import type { TestApp } from "./app.ts";
import { codeAt, testPassword } from "./client.ts";

/** The lifetime of a code. */
export const halfMinute = 30_000;

/** Calls of the two steps of a sign-in, like those of a browser. */
export function twoStepCalls(app: TestApp) {
  let networks = 0;
  const post = (path: string, body: unknown, network = `10.40.${(networks += 1)}.1`) =>
    app.client.call("POST", `/api/v1/auth/${path}`, {
      body,
      headers: { "x-forwarded-for": network },
    });
  const firstStep = (email: string, password = testPassword) => post("login", { email, password });
  const challengeFor = async (email: string, password = testPassword) => {
    const answer = await firstStep(email, password);
    assert.equal(answer.status, 401, answer.text);
    const { challenge } = Failure.parse(answer.body);
    assert.ok(challenge);
    return challenge;
  };
  const finish = (challenge: string, code: string, network?: string) =>
    post("login/verify", { challenge, code }, network);
  /** An account with two-step sign-in and an unused code. */
  const createAccount = async () => {
    const { id, email, tokens } = await app.client.createSignedIn("user");
    const { secret, recoveryCodes } = await app.client.turnOnTwoStep(tokens.accessToken);
    app.advance(halfMinute);
    return { id, email, tokens, recoveryCodes, secret, code: () => codeAt(secret, app.clock()) };
  };
  return { post, firstStep, challengeFor, finish, createAccount };
}
