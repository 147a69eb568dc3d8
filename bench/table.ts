/** Prints the headings of a Markdown table: the first column left-aligned, figures right-aligned. */
export function printHeadings(headings: readonly string[]): void {
  printRow(headings);
  printRow(headings.map((_, column) => (column === 0 ? "---" : "--:")));
}

/** Prints a row at once, because a whole table can take half an hour. */
export function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
