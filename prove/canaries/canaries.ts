import { randomInt } from "node:crypto";

/** A unique value in place of personal or secret data, and the email addresses that may receive it. */
type Canary = { field: string; value: string; readers: readonly string[] };

/** Unique values, each planted in one field. */
export class Canaries {
  readonly #planted: Canary[] = [];

  /** A unique word, formatted for the field by `around`. */
  plant(field: string, readers: readonly string[] = [], around = (word: string) => word): string {
    const word = `zq${randomInt(2 ** 40)
      .toString(36)
      .padStart(8, "0")}`;
    this.#planted.push({ field, value: word, readers });
    return around(word);
  }

  /** A unique phone number. */
  plantPhone(field: string, readers: readonly string[] = []): string {
    const value = `09${randomInt(10 ** 9, 10 ** 10)}`;
    this.#planted.push({ field, value, readers });
    return value;
  }

  /** Registers a value that the server made, such as a token. */
  add(field: string, value: string, readers: readonly string[] = []): void {
    this.#planted.push({ field, value, readers });
  }

  get count(): number {
    return this.#planted.length;
  }

  /** The fields whose values occur in the text, in any case. */
  fieldsIn(text: string): string[] {
    const lower = text.toLowerCase();
    return this.#planted.filter(({ value }) => lower.includes(value.toLowerCase())).map(fieldOf);
  }

  /** The fields in an email that its recipient must not receive. */
  fieldsForOthers(email: string, recipient: string): string[] {
    const lower = email.toLowerCase();
    return this.#planted
      .filter(
        ({ value, readers }) => lower.includes(value.toLowerCase()) && !readers.includes(recipient),
      )
      .map(fieldOf);
  }
}

const fieldOf = ({ field }: Canary) => field;
