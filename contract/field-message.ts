/**
 * A message of a schema: the key of a text, and values for its placeholders as JSON. Server and site translate
 * it, each in the language of its reader.
 */
export const fieldMessage = (key: string, values: Readonly<Record<string, string>>): string =>
  `${key} ${JSON.stringify(values)}`;

export function readFieldMessage(message: string): { key: string; values: Record<string, string> } {
  const space = message.indexOf(" {");
  if (space === -1) return { key: message, values: {} };
  return { key: message.slice(0, space), values: JSON.parse(message.slice(space)) };
}
