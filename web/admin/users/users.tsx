import { UserPlus, Users as UsersIcon } from "lucide-react";
import { useRef } from "react";
import { paging } from "#contract/limits.ts";
import type { User } from "#contract/users.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { focusAfterBulk } from "../list/bulk-bar.tsx";
import { DataTable } from "../list/data-table.tsx";
import { EmptyState } from "#web/ui/query-state.tsx";
import { ListScreen } from "../list/list-screen.tsx";
import { pagesOf, Pagination, rangeOf } from "../list/pagination.tsx";
import { useSelection } from "../list/selection.ts";
import { useIsNarrow } from "../list/use-is-narrow.ts";
import { Bulk } from "./bulk.tsx";
import { columnsOf } from "./cells.tsx";
import { Filters } from "./filters.tsx";
import { noFilters, useUserPage, useUsersView } from "./queries.ts";
import { UserDialog } from "./user-dialog.tsx";

// More skeletons than a screen shows would only make the page jump.
const skeletonRows = 10;

/** The Users tab (spec §2). */
export default function Users() {
  const t = useTranslation();
  const { language } = useLanguage();
  const { view, show, open, close } = useUsersView();
  const query = useUserPage(view);
  const { data, isPlaceholderData } = query;
  const isNarrow = useIsNarrow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { role, active, q, sort } = view;
  const selection = useSelection(JSON.stringify([role, active, q]));

  const isAll = view.size === "all";
  const size = view.size === "all" ? paging.maxLimit : view.size;
  const page = isAll ? 1 : view.page;
  const total = data?.total ?? 0;
  const pages = isAll ? 1 : pagesOf(total, size);
  const { from, to } = rangeOf(page, size, total);
  const count = (value: number) => formatNumber(value, language);

  const actions = {
    view: ({ id }: User) => open("details", id),
    edit: ({ id }: User) => open("edit", id),
    remove: ({ id }: User) => open("delete", id),
  };

  return (
    <>
      <ListScreen
        kind="users"
        query={query}
        failed={isAll ? "toast.users.loadAllFailed" : "toast.users.loadFailed"}
        heading={heading}
        page={page}
        pages={pages}
        goToPage={(last) => show({ page: last }, { replace: true })}
        q={q}
        isFiltered={[role, active, q].some((one) => one !== undefined)}
        onClear={() => show(noFilters)}
        actions={
          <>
            <ExportMenu kind="users" query={{ role, active, q, sort }} total={data?.total} />
            <Button variant="secondary" size="small" onClick={() => show({ size: "all" })}>
              {t("users.loadAll")}
            </Button>
            <Button size="small" onClick={() => open("create")}>
              <UserPlus aria-hidden="true" className="size-4" />
              {t("users.new")}
            </Button>
          </>
        }
        filters={
          <>
            <Filters view={view} onChange={(change) => show(change, { replace: "q" in change })} />
            {isAll && total > size && (
              <div className="mt-4">
                <Alert
                  tone="info"
                  title={t("users.firstOf", { count: count(size), total: count(total) })}
                />
              </div>
            )}
          </>
        }
        empty={<EmptyState Icon={UsersIcon} title={t("users.empty")} text={t("users.emptyText")} />}
      >
        <DataTable
          label={t("users.table")}
          columns={columnsOf(actions, isNarrow)}
          items={data?.users}
          isStale={isPlaceholderData}
          skeletonRows={skeletonRows}
          selection={selection}
          nameOf={({ name }) => name}
          onOpen={actions.view}
        />
      </ListScreen>
      <Bulk
        selection={selection}
        users={data?.users ?? []}
        onDone={() => focusAfterBulk(heading.current)}
      />
      <Pagination
        page={page}
        pages={pages}
        showing={
          data === undefined
            ? undefined
            : t("users.showing", { from: count(from), to: count(to), total: count(total) })
        }
        onChange={(next) => show({ page: next })}
      />
      <UserDialog
        dialog={view.dialog}
        user={view.user}
        known={data?.users.find(({ id }) => id === view.user)}
        onEdit={actions.edit}
        onClose={close}
        onRemoved={() => heading.current?.focus()}
      />
    </>
  );
}
