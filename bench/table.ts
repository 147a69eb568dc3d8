/** Begins a table in Markdown: the first column to the left, figures to the right. */
export function printHeadings(headings: readonly string[]): void {
  printRow(headings);
  printRow(headings.map((_, column) => (column === 0 ? "---" : "--:")));
}

/** A row is printed when it is known: the whole table can take half an hour. */
export function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
