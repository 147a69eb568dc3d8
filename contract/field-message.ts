/**
 * A message of a schema: the key of a text, and below it values for its placeholders as JSON. Server and site
 * translate it, each in the language of its reader.
 */
export const fieldMessage = (key: string, values: Readonly<Record<string, string>>): string =>
  `${key}\n${JSON.stringify(values)}`;

/** A message without values is its own key; so is a sentence that the server has translated, with braces or not. */
export function readFieldMessage(message: string): { key: string; values: Record<string, string> } {
  const [, key, values] = /^([\w.-]+)\n(\{.*\})$/.exec(message) ?? [];
  if (key === undefined || values === undefined) return { key: message, values: {} };
  return { key, values: JSON.parse(values) };
}
