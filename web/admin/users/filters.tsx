import { Role } from "#contract/roles.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Select } from "#web/ui/controls.tsx";
import { filterLook, searchLook } from "../list/filter-look.ts";
import { SearchBox } from "../list/search-box.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import { pageSizes, type UsersView } from "./address.ts";

type Change = Partial<Pick<UsersView, "role" | "active" | "q" | "sort" | "size">>;

/** Search, filters and the size of a page. Each change is passed on; the search waits for a pause. */
export function Filters({
  view,
  onChange,
}: {
  view: UsersView;
  onChange: (change: Change) => void;
}) {
  const t = useTranslation();
  return (
    <search className="flex flex-wrap gap-2">
      <div className={searchLook}>
        <SearchBox
          label={t("users.search")}
          hint={t("users.searchHint")}
          value={view.q ?? ""}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <Select
        isDense
        className={filterLook}
        aria-label={t("users.role")}
        value={view.role ?? ""}
        onChange={({ target }) => onChange({ role: Role.safeParse(target.value).data })}
      >
        <option value="">{t("users.allRoles")}</option>
        <option value="admin">{t("role.admin")}</option>
        <option value="user">{t("role.user")}</option>
      </Select>
      <Select
        isDense
        className={filterLook}
        aria-label={t("form.status")}
        value={view.active ?? ""}
        onChange={({ target: { value } }) =>
          onChange({ active: value === "true" || value === "false" ? value : undefined })
        }
      >
        <option value="">{t("users.allStatus")}</option>
        <option value="true">{t("users.active")}</option>
        <option value="false">{t("users.inactive")}</option>
      </Select>
      <SortSelect value={view.sort} onChange={(sort) => onChange({ sort })} />
      <Select
        isDense
        className={filterLook}
        aria-label={t("users.pageSize")}
        value={view.size}
        onChange={({ target }) =>
          onChange({ size: pageSizes.find((size) => String(size) === target.value) ?? "all" })
        }
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t("users.perPage", { count: size })}
          </option>
        ))}
        {view.size === "all" && <option value="all">{t("users.all")}</option>}
      </Select>
    </search>
  );
}
