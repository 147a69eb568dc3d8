import { Secret, TOTP } from "otpauth";
import { company } from "#content/company.ts";

// What every authenticator app speaks; several ignore other values in the address and show codes
// that never match.
const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const;

// A code counts in its own half minute and in the ones beside it: clocks differ, typing takes time.
const window = 1;

// RFC 4226 asks for 160 bits.
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What an app reads from a QR code: the secret, whose it is and for which site. */
export function addressOf(secret: string, email: string): string {
  return new TOTP({ ...kind, issuer: company.name, label: email, secret }).toString();
}

/** The time step a code belongs to, when it counts now; null otherwise. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...kind, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
