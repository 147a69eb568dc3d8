import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import type { UsersTable } from "#server/db/schema.ts";
import { signJwt, verifyJwt, type TokenKind } from "./jwt.ts";
import type { Keys } from "./keys.ts";

/** How long the second step of a sign-in may take. */
export const challengeSeconds = 5 * 60;

const kind: TokenKind = {
  audience: "second-step",
  type: "challenge+jwt",
  seconds: challengeSeconds,
};

/** What a challenge is bound to: another password or another set-up of two-step sign-in voids it. */
export type Challenged = Pick<UsersTable, "id" | "password_hash" | "two_step_at">;

const Payload = z.object({ sub: z.uuid(), state: z.string() });
export type Challenge = z.infer<typeof Payload>;

/** Proves to the second step that its bearer has passed the first. It opens nothing else. */
export function signChallenge(keys: Keys, user: Challenged, now: Date): Promise<string> {
  return signJwt(kind, { bytes: keys.challenge }, user.id, { state: stateOf(keys, user) }, now);
}

/** What a challenge says, when it is one of ours and in force; null otherwise. */
export async function readChallenge(
  keys: Keys,
  token: string,
  now: Date,
): Promise<Challenge | null> {
  const verified = await verifyJwt(kind, keys.challenge, token, now);
  return Payload.safeParse(verified?.payload).data ?? null;
}

/** Whether the account is still as it was at the first step. */
export function isBoundTo(keys: Keys, challenge: Challenge, user: Challenged): boolean {
  return challenge.state === stateOf(keys, user);
}

// The bearer may read the claim, so it is a keyed hash.
function stateOf(keys: Keys, user: Challenged): string {
  return createHmac("sha256", keys.challenge)
    .update(JSON.stringify([user.id, user.password_hash, user.two_step_at]))
    .digest("base64url");
}
