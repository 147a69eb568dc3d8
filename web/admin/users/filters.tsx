import { Role } from "#contract/roles.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { FilterSelect, SearchBox, SortSelect } from "../list/filters.tsx";
import { pageSizes, type useUsersView } from "./queries.ts";

/** Search, filters, order and page size. */
export function Filters({ view, show }: Pick<ReturnType<typeof useUsersView>, "view" | "show">) {
  const t = useTranslation();
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox
        label={t("users.search")}
        hint={t("users.searchHint")}
        value={view.q ?? ""}
        onSearch={(q) => show({ q }, { replace: true })}
      />
      <FilterSelect
        label={t("users.role")}
        value={view.role}
        options={[
          ["", t("users.allRoles")],
          ["admin", t("role.admin")],
          ["user", t("role.user")],
        ]}
        onChange={(value) => show({ role: Role.safeParse(value).data })}
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
          show({ active: value === "true" || value === "false" ? value : undefined })
        }
      />
      <SortSelect value={view.sort} onChange={(sort) => show({ sort })} />
      <FilterSelect
        label={t("users.pageSize")}
        value={String(view.size)}
        options={[
          ...pageSizes.map((size) => [String(size), t("users.perPage", { count: size })] as const),
          ...(view.size === "all" ? [["all", t("users.all")] as const] : []),
        ]}
        onChange={(value) =>
          show({ size: pageSizes.find((size) => String(size) === value) ?? "all" })
        }
      />
    </search>
  );
}
