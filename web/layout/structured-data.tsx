import { useEffect, useState } from "react";
import { useIsHydrated } from "#web/document/hydration.ts";

/**
 * Facts of a page for search engines, beside those in its head. The policy of the site lets React insert
 * no script, so after a link they are put into the head.
 */
export function StructuredData({ items }: { items: readonly object[] }) {
  const isHydrated = useIsHydrated();
  const json = JSON.stringify(items);
  const [served, setServed] = useState(isHydrated ? undefined : json);
  // Another language has other facts, which React would insert as well.
  if (served !== undefined && served !== json) setServed(undefined);
  const isServed = served === json;

  useEffect(() => (isServed ? undefined : showData(json)), [isServed, json]);

  if (!isServed) return null;
  return items.map((item) => {
    // "</script>" inside a text must not end the block.
    const json = JSON.stringify(item).replaceAll("<", "\\u003c");
    return (
      // oxlint-disable-next-line react/no-danger -- a data block, which nothing runs
      <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    );
  });
}

/** Puts data into the head. Returns how to remove it. */
function showData(json: string): () => void {
  const left = new AbortController();
  import("#web/document/update-head.ts")
    .then(({ dataElement }) => {
      if (left.signal.aborted) return;
      const items: object[] = JSON.parse(json);
      const elements = items.map(dataElement);
      document.head.append(...elements);
      left.signal.addEventListener("abort", () => elements.forEach((element) => element.remove()));
    })
    .catch(() => {});
  return () => left.abort();
}
