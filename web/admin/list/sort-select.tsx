import { Sort } from "#contract/lists.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Select } from "#web/ui/controls.tsx";
import { filterLook } from "./filter-look.ts";

/** The order of a list. */
export function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const t = useTranslation();
  return (
    <Select
      isDense
      className={filterLook}
      aria-label={t("list.sort")}
      value={value}
      onChange={({ target }) => onChange(Sort.parse(target.value))}
    >
      {Sort.options.map((sort) => (
        <option key={sort} value={sort}>
          {t(`list.sort.${sort}`)}
        </option>
      ))}
    </Select>
  );
}
