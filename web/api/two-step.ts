import type { ConfirmIdentity, ConfirmPassword } from "#contract/account.ts";
import { RecoveryCodes, TwoStep, TwoStepSetup, type EnableTwoStep } from "#contract/two-step.ts";
import { authFetch, requestAsUser } from "./auth-fetch.ts";

export const fetchTwoStep = (signal?: AbortSignal) =>
  requestAsUser(TwoStep, { path: "/users/me/two-step", signal });

/** Creates a secret for an authenticator app. `enableTwoStep` with a code of the app turns it on. */
export function setUpTwoStep(password: string): Promise<TwoStepSetup> {
  const body: ConfirmPassword = { password };
  return requestAsUser(TwoStepSetup, { path: "/users/me/two-step/setup", body });
}

/** Turns it on; every other session ends. Returns the recovery codes, which are shown this once. */
export async function enableTwoStep(code: string): Promise<string[]> {
  const body: EnableTwoStep = { code };
  const path = "/users/me/two-step/enable";
  return (await requestAsUser(RecoveryCodes, { path, body })).recoveryCodes;
}

export const disableTwoStep = (proof: ConfirmIdentity) =>
  authFetch({ path: "/users/me/two-step/disable", body: proof });

/** Replaces the recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(proof: ConfirmIdentity): Promise<string[]> {
  const path = "/users/me/two-step/recovery-codes";
  return (await requestAsUser(RecoveryCodes, { path, body: proof })).recoveryCodes;
}
