// @ts-check
/**
 * A reporter for `node --test` that says nothing but the totals, as JSON.
 * @param {AsyncIterable<{ type: string, data: { file?: string, counts?: object } }>} events
 */
export default async function* countReporter(events) {
  for await (const { type, data } of events) {
    // Every test file has a summary too; the last one, of the whole run, names no file.
    if (type === "test:summary" && data.file === undefined) yield JSON.stringify(data.counts);
  }
}
