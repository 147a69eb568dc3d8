import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { notShown, pageOf } from "#server/testing/page-of.ts";
import { paragraph, wordDocument } from "#server/testing/word-document.ts";

const cell = `<w:tc>${paragraph("a")}</w:tc>`;
const slow = wordDocument(`<w:tbl>${`<w:tr>${cell}${cell}</w:tr>`.repeat(60_000)}</w:tbl>`);
const quick = (words: string) => wordDocument(paragraph(words));

/** In which order these end, however they end. */
async function orderOf(works: Record<string, Promise<unknown>>): Promise<string[]> {
  const ended: string[] = [];
  await Promise.allSettled(
    Object.entries(works).map(([name, work]) =>
      work.then(
        () => ended.push(name),
        () => ended.push(`${name} failed`),
      ),
    ),
  );
  return ended;
}

describe("A document that takes too much", () => {
  test("delays no other, and is not tried again", async () => {
    const first = orderOf({ slow: pageOf(slow), quick: pageOf(quick("beside it")) });
    assert.deepEqual(await first, ["quick", "slow failed"]);
    await assert.rejects(pageOf(slow), notShown);
    const second = orderOf({ quick: pageOf(quick("after it")), slow: pageOf(slow) });
    assert.deepEqual(await second, ["slow failed", "quick"]);
  });
});
