/** Facts of a page for search engines, beside those in its head. */
export function StructuredData({ items }: { items: readonly object[] }) {
  return items.map((item) => {
    // "</script>" inside a text must not end the block.
    const json = JSON.stringify(item).replaceAll("<", "\\u003c");
    return (
      // oxlint-disable-next-line react/no-danger -- a data block, which nothing runs
      <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    );
  });
}
