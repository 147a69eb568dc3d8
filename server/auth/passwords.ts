import { hash, parseOptions, verify } from "@node-rs/argon2";
import { readFileSync } from "node:fs";
import { limits } from "#contract/limits.ts";
import { plain } from "#contract/search.ts";
import { invalid } from "#server/http/failure.ts";
import { limitConcurrency } from "#server/lib/concurrency-limiter.ts";

export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** argon2id, the library's default: about 50 ms and 64 MiB for one password. */
export const cost: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Hashing shares its threads with file access; more at once would make every upload wait. */
export const hashesAtOnce = 2;
const queueLength = 64;

/** Hashes and checks passwords, a few at a time; throws an OverloadError when too many wait. */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #hashOfNothing: string;
  readonly #inTurn = limitConcurrency({ concurrency: hashesAtOnce, queueLength });

  constructor(passwordCost = cost) {
    this.#cost = passwordCost;
    this.#hashOfNothing = hashOfNothing(passwordCost);
  }

  async hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(composed(password), this.#cost));
  }

  /**
   * Whether the password is the hashed one. Without a hash the answer is no, after the same work.
   * `begin` runs first once a place in the queue is certain, and may refuse the attempt.
   */
  async verify(
    passwordHash: string | null,
    password: string,
    begin?: () => Promise<void>,
  ): Promise<boolean> {
    const given = composed(password);
    const matches = await this.#inTurn(async () => {
      await begin?.();
      return verify(passwordHash ?? this.#hashOfNothing, given);
    });
    return matches && passwordHash !== null;
  }

  /** Whether a hash was made with other costs than today's. */
  needsRehash(passwordHash: string | null): boolean {
    if (passwordHash === null) return false;
    const made = parseOptions(passwordHash);
    return (
      made.memoryCost !== this.#cost.memoryCost ||
      made.timeCost !== this.#cost.timeCost ||
      made.parallelism !== this.#cost.parallelism
    );
  }
}

/** Why a password cannot be chosen, as a key of the dictionary; null when it can. */
export function passwordProblem(
  password: string,
): "field.password.common" | "field.password.long" | null {
  if (isTooLong(password)) return "field.password.long";
  const letters = lettersOf(password);
  const word = letters.replaceAll(/^\d+|\d+$/g, "");
  return commonPasswords.has(letters) || commonPasswords.has(word) ? "field.password.common" : null;
}

/** Throws 422 at the field when the password may not be chosen. */
export function requireGoodPassword(password: string, field = "password"): void {
  const problem = passwordProblem(password);
  if (problem !== null) throw invalid({ [field]: [problem] });
}

/** Whether a password is too long to hash; compatibility characters can grow eighteenfold. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(composed(password)) > limits.password.maxBytes;
}

// Vietnamese typed composed or decomposed must be the same password.
const composed = (password: string) => password.normalize("NFKC");

const lettersOf = (text: string) => plain(composed(text)).replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * The passwords of eight characters and more that guessing starts with, worldwide, Vietnamese and from
 * leaks after the list of zxcvbn (MIT): in lower case, without signs, diacritics and digits around.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .trim()
    .split(/\s+/),
);

/** No password has this hash, yet checking against it costs what a real check costs. */
const hashOfNothing = ({ memoryCost, timeCost, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;
