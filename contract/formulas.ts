/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, including after leading
 * white space and for full-width signs.
 *
 * Where lists are separated by `;`, as on many machines in Vietnam, quotes do not hold a field of a CSV
 * file together: a semicolon, a tab or a line break inside starts a new cell. So each of these gets the
 * same guard, at the price of an apostrophe in lists with hyphens; the workbook has the text unchanged.
 */
export function guardFormulas(text: string): string {
  const inside = text.replaceAll(/[;\t\n](?=(?:[^\S\t\n]|")*[=+\-@＝＋－＠])/gu, "$&'");
  return /^(?:[\t\n\r]|\s*[=+\-@＝＋－＠])/u.test(text) ? `'${inside}` : inside;
}
