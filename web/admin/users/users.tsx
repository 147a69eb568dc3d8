import { UserPlus, Users as UsersIcon } from "lucide-react";
import { useRef } from "react";
import { paging } from "#contract/limits.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { EmptyState } from "#web/forms/query-state.tsx";
import { ListScreen } from "../list/list-screen.tsx";
import { pagesOf, rangeOf } from "../list/pagination.tsx";
import { Bulk } from "./bulk.tsx";
import { userColumns, UserSummary } from "./cells.tsx";
import { Filters } from "./filters.tsx";
import { useUserPage, useUsersView } from "./queries.ts";
import { UserDialog } from "./user-dialog.tsx";

/** The Users tab (spec §2). */
export default function Users() {
  const t = useTranslation();
  const { language } = useLanguage();
  const { view, show, open, close } = useUsersView();
  const query = useUserPage(view);
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const { role, active, q, sort } = view;

  const isAll = view.size === "all";
  const size = view.size === "all" ? paging.maxLimit : view.size;
  const page = isAll ? 1 : view.page;
  const total = data?.total ?? 0;
  const { from, to } = rangeOf(page, size, total);
  const format = (count: number) => formatNumber(count, language);

  return (
    <>
      <ListScreen
        kind="users"
        query={query}
        items={data?.users}
        failed={isAll ? "toast.users.loadAllFailed" : "toast.users.loadFailed"}
        heading={heading}
        filter={{ role, active, q }}
        page={page}
        pages={isAll ? 1 : pagesOf(total, size)}
        showing={
          data && t("users.showing", { from: format(from), to: format(to), total: format(total) })
        }
        columns={userColumns}
        Summary={UserSummary}
        nameOf={({ name }) => name}
        open={open}
        show={show}
        actions={
          <>
            <ExportMenu kind="users" query={{ role, active, q, sort }} total={data?.total} />
            <Button variant="secondary" size="small" onClick={() => show({ size: "all" })}>
              {t("users.loadAll")}
            </Button>
            <Button size="small" onClick={() => open(undefined, "create")}>
              <UserPlus aria-hidden="true" className="size-4" />
              {t("users.new")}
            </Button>
          </>
        }
        filters={
          <>
            <Filters view={view} show={show} />
            {isAll && total > size && (
              <div className="mt-4">
                <Alert
                  tone="info"
                  title={t("users.firstOf", { count: format(size), total: format(total) })}
                />
              </div>
            )}
          </>
        }
        empty={<EmptyState Icon={UsersIcon} title={t("users.empty")} text={t("users.emptyText")} />}
        Bulk={Bulk}
      />
      <UserDialog
        dialog={view.dialog}
        id={view.user}
        known={data?.users.find(({ id }) => id === view.user)}
        onEdit={({ id }) => open(id, "edit")}
        onClose={close}
        onDeleted={() => heading.current?.focus()}
      />
    </>
  );
}
