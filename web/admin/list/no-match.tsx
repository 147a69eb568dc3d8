import { SearchX } from "lucide-react";
import { type RefObject, useState } from "react";
import { EmptyState } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";

/**
 * Clears filters, and a search that is typed and not sent, of the element that has `key`. The heading takes
 * the focus, because the pressed button disappears.
 */
export function useClearFilters<Filters>(
  heading: RefObject<HTMLHeadingElement | null>,
  show: (filters: Filters) => void,
) {
  const [clears, setClears] = useState(0);
  return {
    key: clears,
    clear: (filters: Filters) => {
      show(filters);
      setClears(clears + 1);
      heading.current?.focus();
    },
  };
}

/** Replaces a list in which no row matches the filters. */
export function NoMatch({
  title,
  text,
  onClear,
}: {
  title: string;
  text: string;
  onClear: () => void;
}) {
  const t = useTranslation();
  return (
    <EmptyState Icon={SearchX} title={title} text={text}>
      <Button variant="secondary" onClick={onClear}>
        {t("list.clearFilters")}
      </Button>
    </EmptyState>
  );
}
