import { Role } from "#contract/roles.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { FilterSelect, SearchBox, SortSelect } from "../list/filters.tsx";
import { pageSizes, type UsersView } from "./queries.ts";

/** Search, filters and the size of a page. Each change is passed on; the search waits for a pause. */
export function Filters({
  view,
  onChange,
}: {
  view: UsersView;
  onChange: (change: Partial<UsersView>) => void;
}) {
  const t = useTranslation();
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox
        label={t("users.search")}
        hint={t("users.searchHint")}
        value={view.q ?? ""}
        onSearch={(q) => onChange({ q })}
      />
      <FilterSelect
        label={t("users.role")}
        value={view.role}
        options={[
          ["", t("users.allRoles")],
          ["admin", t("role.admin")],
          ["user", t("role.user")],
        ]}
        onChange={(value) => onChange({ role: Role.safeParse(value).data })}
      />
      <FilterSelect
        label={t("form.status")}
        value={view.active}
        options={[
          ["", t("users.allStatus")],
          ["true", t("users.active")],
          ["false", t("users.inactive")],
        ]}
        onChange={(value) =>
          onChange({ active: value === "true" || value === "false" ? value : undefined })
        }
      />
      <SortSelect value={view.sort} onChange={(sort) => onChange({ sort })} />
      <FilterSelect
        label={t("users.pageSize")}
        value={String(view.size)}
        options={[
          ...pageSizes.map((size) => [String(size), t("users.perPage", { count: size })] as const),
          ...(view.size === "all" ? [["all", t("users.all")] as const] : []),
        ]}
        onChange={(value) =>
          onChange({ size: pageSizes.find((size) => String(size) === value) ?? "all" })
        }
      />
    </search>
  );
}
