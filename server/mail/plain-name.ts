/** Longer than any name we greet by; a letter must not carry a stranger's message. */
const longest = 60;

/**
 * The name to greet by, or undefined when the text is not plainly a name: letters of any script,
 * spaces, and the few signs names are written with. Anything that could be read as an address,
 * a link or a command is no name.
 */
export function plainName(text: string): string | undefined {
  const name = oneLine(text);
  const isName = /^\p{L}[\p{L}\p{M} '’.-]*$/u.test(name) && !/\.\p{L}/u.test(name);
  return isName && name.length <= longest ? name : undefined;
}

/** The text without control, format and private characters, each run of spaces as one. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
