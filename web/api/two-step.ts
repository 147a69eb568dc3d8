import { Session } from "#contract/auth.ts";
import type { ConfirmIdentity, ConfirmPassword } from "#contract/account.ts";
import {
  RecoveryCodes,
  SignInSettings,
  TwoStep,
  TwoStepSetup,
  type EnableTwoStep,
  type FinishSignIn,
} from "#contract/two-step.ts";
import { readAs, send } from "./http.ts";
import { sendAsAdmin, sendSignedIn } from "./signed-in.ts";

/** The second step of a sign-in. Like the first, its 401 is an answer and never brings a refresh. */
export async function finishSignIn(step: FinishSignIn): Promise<Session> {
  return readAs(Session, await send({ path: "/auth/login/verify", method: "POST", body: step }));
}

export async function fetchTwoStep(signal?: AbortSignal): Promise<TwoStep> {
  return readAs(TwoStep, await sendSignedIn({ path: "/users/me/two-step", signal }));
}

/** Makes a secret for an authenticator app. It counts once `enableTwoStep` was given a code of it. */
export async function setUpTwoStep(password: string): Promise<TwoStepSetup> {
  return readAs(TwoStepSetup, await proven("/users/me/two-step/setup", { password }));
}

/** Turns it on; every other session ends. Answers with the recovery codes, shown this once. */
export async function enableTwoStep(code: string): Promise<string[]> {
  const body: EnableTwoStep = { code };
  const path = "/users/me/two-step/enable";
  const response = await sendSignedIn({ path, method: "POST", body });
  return (await readAs(RecoveryCodes, response)).recoveryCodes;
}

export async function disableTwoStep(proof: ConfirmIdentity): Promise<void> {
  await proven("/users/me/two-step/disable", proof);
}

/** Replaces the recovery codes; those before are void. */
export async function renewRecoveryCodes(proof: ConfirmIdentity): Promise<string[]> {
  const response = await proven("/users/me/two-step/recovery-codes", proof);
  return (await readAs(RecoveryCodes, response)).recoveryCodes;
}

export async function fetchSignInSettings(signal?: AbortSignal): Promise<SignInSettings> {
  const response = await sendAsAdmin({ path: "/settings/sign-in", signal });
  return readAs(SignInSettings, response, "admin");
}

export async function changeSignInSettings(change: SignInSettings): Promise<SignInSettings> {
  const path = "/settings/sign-in";
  const response = await sendAsAdmin({ path, method: "PATCH", body: change });
  return readAs(SignInSettings, response, "admin");
}

function proven(path: string, body: ConfirmPassword | ConfirmIdentity): Promise<Response> {
  return sendSignedIn({ path, method: "POST", body });
}
