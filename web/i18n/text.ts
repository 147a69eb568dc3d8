export type Values = Readonly<Record<string, string | number>>;

/** Puts values into the {placeholders} of a text. Placeholders without a value stay. */
export function interpolate(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** The file name for a camelCase name: `position-details` for `positionDetails`. */
export const toKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Sentences without a full stop as one text. */
export const joinSentences = (sentences: readonly string[]) => sentences.join(". ");
