import { hash, verify } from "@node-rs/argon2";
import { readFileSync } from "node:fs";
import { limits } from "#contract/limits.ts";
import { normalizeText } from "#contract/search.ts";
import { invalid } from "#server/http/http-error.ts";
import type { PasswordHasher } from "#server/context.ts";
import { limitConcurrency } from "#server/sandbox/concurrency-limiter.ts";

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** For argon2id: about 50 ms and 64 MiB per password. */
export const defaultCost: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Hashing shares threads with file access; with more of it, uploads would wait. */
export const hashConcurrency = 2;
const queueLength = 64;

/** Hashes and verifies passwords, two at a time. Throws an OverloadError when 64 already wait. */
export class Passwords implements PasswordHasher {
  readonly #cost: PasswordCost;
  /** The start of every hash with this cost. */
  readonly #prefix: string;
  readonly #queue = limitConcurrency({ concurrency: hashConcurrency, queueLength });

  constructor(passwordCost = defaultCost) {
    this.#cost = passwordCost;
    const { memoryCost, timeCost, parallelism } = passwordCost;
    this.#prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  }

  async hash(password: string): Promise<string> {
    return this.#queue(() => hash(normalize(password), this.#cost));
  }

  /**
   * Whether the password matches. Without a hash it takes the same time and returns false. `begin`
   * runs when the turn in the queue comes and may throw to refuse the attempt.
   */
  async verify(
    passwordHash: string | null,
    password: string,
    begin?: () => Promise<void>,
  ): Promise<boolean> {
    const normalized = normalize(password);
    const matches = await this.#queue(async () => {
      await begin?.();
      return verify(passwordHash ?? this.#prefix + dummyHash, normalized);
    });
    return matches && passwordHash !== null;
  }

  needsRehash(passwordHash: string | null): boolean {
    return passwordHash !== null && !passwordHash.startsWith(this.#prefix);
  }
}

/** The text key of the reason to refuse a new password; null if it is good. */
export function passwordProblem(
  password: string,
): "field.password.common" | "field.password.long" | null {
  if (isTooLong(password)) return "field.password.long";
  const compact = lettersAndDigits(password);
  const withoutDigits = compact.replaceAll(/^\d+|\d+$/g, "");
  return commonPasswords.has(compact) || commonPasswords.has(withoutDigits)
    ? "field.password.common"
    : null;
}

/** Throws 422 at `field` for a password that is too long or too common. */
export function requireGoodPassword(password: string, field = "password"): void {
  const problem = passwordProblem(password);
  if (problem !== null) throw invalid({ [field]: [problem] });
}

/** Whether the normalized password is too long to hash; normalizing can make a text 18 times as long. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(normalize(password)) > limits.password.maxBytes;
}

// Composed and decomposed Vietnamese must be the same password.
const normalize = (password: string) => password.normalize("NFKC");

const lettersAndDigits = (text: string) =>
  normalizeText(normalize(text)).replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * The passwords of eight characters and more that attackers try first: worldwide, Vietnamese and from
 * leaks (the zxcvbn list, MIT). In lower case, without punctuation, diacritics and surrounding digits.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split(/\s+/),
);

/** No password matches this hash; verifying against it costs as much as against a real one. */
const dummyHash = `${"A".repeat(22)}$${"A".repeat(43)}`;
