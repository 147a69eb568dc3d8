import { randomInt } from "node:crypto";

/** A value that stands for something personal or secret, and who may be told of it by letter. */
export type Canary = { field: string; value: string; readers: readonly string[] };

/** Values that can be told from everything else, each planted in one field. */
export class Canaries {
  readonly #planted: Canary[] = [];

  /** A word of its own, and whatever a field needs around it. */
  plant(field: string, readers: readonly string[] = [], around = (word: string) => word): string {
    const word = `zq${randomInt(2 ** 40)
      .toString(36)
      .padStart(8, "0")}`;
    this.#planted.push({ field, value: word, readers });
    return around(word);
  }

  /** A number as telephones have it. */
  plantPhone(field: string, readers: readonly string[] = []): string {
    const value = `09${randomInt(10 ** 9, 10 ** 10)}`;
    this.#planted.push({ field, value, readers });
    return value;
  }

  /** What the server itself has made, such as a token. */
  add(field: string, value: string, readers: readonly string[] = []): void {
    this.#planted.push({ field, value, readers });
  }

  get count(): number {
    return this.#planted.length;
  }

  /** The fields whose values stand in the text, in whatever case. */
  fieldsIn(text: string): string[] {
    const lower = text.toLowerCase();
    return this.#planted.filter(({ value }) => lower.includes(value.toLowerCase())).map(fieldOf);
  }

  /** The fields that a letter tells to somebody whom they are not for. */
  fieldsForOthers(letter: string, recipient: string): string[] {
    const lower = letter.toLowerCase();
    return this.#planted
      .filter(
        ({ value, readers }) => lower.includes(value.toLowerCase()) && !readers.includes(recipient),
      )
      .map(fieldOf);
  }
}

const fieldOf = ({ field }: Canary) => field;
