import type { APIRequestContext } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { Session } from "#contract/auth.ts";
import { headersOf } from "./admin-session.ts";
import { expect } from "./site.ts";

export const codeAt = (secret: string, timestamp: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

/** Turns on two-step sign-in, which uses the current code. */
export async function turnOnTwoStep(
  request: APIRequestContext,
  session: Session,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const headers = headersOf(session);
  const path = "/api/v1/users/me/two-step";
  const setup = await request.post(`${path}/setup`, { headers, data: { password } });
  const { secret }: { secret: string } = await setup.json();
  const data = { code: codeAt(secret, Date.now()) };
  const enabled = await request.post(`${path}/enable`, { headers, data });
  expect(enabled.status()).toBe(200);
  const { recoveryCodes }: { recoveryCodes: string[] } = await enabled.json();
  return { secret, recoveryCodes };
}
