import { useState } from "react";
import { useIsHydrated } from "#web/hydrated.ts";

/**
 * Facts of a page for search engines, beside those in its head. They are in the page as it was served;
 * a page that a link leads to lacks them, for the policy of the site lets no script be inserted.
 */
export function StructuredData({ items }: { items: readonly object[] }) {
  const isHydrated = useIsHydrated();
  const [served] = useState(isHydrated ? [] : items);
  return served.map((item) => {
    // "</script>" inside a text must not end the block.
    const json = JSON.stringify(item).replaceAll("<", "\\u003c");
    return (
      // oxlint-disable-next-line react/no-danger -- a data block, which nothing runs
      <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    );
  });
}
