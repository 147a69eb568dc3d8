import { UserPlus, SearchX, Users as UsersIcon } from "lucide-react";
import { useRef, useState } from "react";
import { paging } from "#contract/limits.ts";
import type { User } from "#contract/users.ts";
import { useReopened } from "#web/forms/use-opening.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { focusAfterBulk } from "../list/focus-after-bulk.ts";
import { Searched } from "../list/highlight.tsx";
import { LoadFailure, useLoadFailureToast } from "../list/load-failure.tsx";
import { Nothing } from "../list/nothing.tsx";
import { Pager, pagesOf, rangeOf } from "../list/pager.tsx";
import { useSelection } from "../list/selection.ts";
import { useStepBack } from "../list/use-step-back.ts";
import { noFilters, useUsersView } from "./address.ts";
import { BulkActions } from "./bulk.tsx";
import { Create } from "./create.tsx";
import { Details } from "./details.tsx";
import { Edit } from "./edit.tsx";
import { Filters } from "./filters.tsx";
import { useUserPage } from "./queries.ts";
import { Remove } from "./remove.tsx";
import { ActionsProvider } from "./row-actions.tsx";
import { UsersTable } from "./table.tsx";

/** The Users tab (spec §2). */
export default function Users() {
  const t = useTranslation();
  const { language } = useLanguage();
  const { view, show, open, close } = useUsersView();
  const query = useUserPage(view);
  const { data, error, isPlaceholderData, refetch } = query;
  const selection = useSelection(JSON.stringify([view.role, view.active, view.q]));
  const heading = useRef<HTMLHeadingElement>(null);
  const reopened = useReopened();
  // A search that is typed and not sent goes with the filters.
  const [clears, setClears] = useState(0);
  const focusHeading = () => heading.current?.focus();
  const { role, active, q, sort } = view;

  const isAll = view.size === "all";
  const size = view.size === "all" ? paging.maxLimit : view.size;
  const page = isAll ? 1 : view.page;
  const total = data?.total ?? 0;
  const pages = isAll ? 1 : pagesOf(total, size);
  const isFiltered = [view.role, view.active, view.q].some((one) => one !== undefined);
  const count = (value: number) => formatNumber(value, language);

  useLoadFailureToast(isAll ? "toast.users.loadAllFailed" : "toast.users.loadFailed", query);
  useStepBack({ page, pages, isKnown: data !== undefined && !isPlaceholderData }, (last) =>
    show({ page: last }, { replace: true }),
  );

  const { from, to } = rangeOf(page, size, total);
  const showing = t("users.showing", { from: count(from), to: count(to), total: count(total) });
  const known = data?.users.find(({ id }) => id === view.user);
  const actions = {
    view: ({ id }: Pick<User, "id">) => open("details", id),
    edit: ({ id }: Pick<User, "id">) => open("edit", id),
    remove: ({ id }: Pick<User, "id">) => open("delete", id),
  };

  return (
    <ActionsProvider value={actions}>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t("users.title")}
        </h2>
        <output className="flex gap-4 text-sm text-muted tabular-nums">
          {data !== undefined && (
            <>
              <span>{`${t("users.total")}: ${count(total)}`}</span>
              <span>{t("users.page", { page: Math.min(page, pages), pages })}</span>
            </>
          )}
        </output>
        <div className="flex grow flex-wrap gap-2 sm:justify-end">
          <ExportMenu kind="users" query={{ role, active, q, sort }} total={data?.total} />
          <Button variant="secondary" size="small" onClick={() => show({ size: "all" })}>
            {t("users.loadAll")}
          </Button>
          <Button size="small" onClick={() => open("create")}>
            <UserPlus aria-hidden="true" className="size-4" />
            {t("users.new")}
          </Button>
        </div>
      </div>
      <Filters
        key={clears}
        view={view}
        onChange={(change) => show(change, { replace: "q" in change })}
      />
      {isAll && total > size && (
        <div className="mt-4">
          <Alert
            tone="info"
            title={t("users.firstOf", { count: count(size), total: count(total) })}
          />
        </div>
      )}
      <div className="mt-3">
        {error !== null && data === undefined ? (
          <LoadFailure title={t("users.failed")} error={error} onRetry={() => void refetch()} />
        ) : data === undefined || total > 0 ? (
          <Searched q={view.q}>
            <UsersTable users={data?.users} isStale={isPlaceholderData} selection={selection} />
          </Searched>
        ) : isFiltered ? (
          <Nothing Icon={SearchX} title={t("users.noMatch")} text={t("users.noMatchText")}>
            <Button
              variant="secondary"
              onClick={() => {
                show(noFilters);
                setClears(clears + 1);
                focusHeading();
              }}
            >
              {t("users.clearFilters")}
            </Button>
          </Nothing>
        ) : (
          <Nothing Icon={UsersIcon} title={t("users.empty")} text={t("users.emptyText")} />
        )}
      </div>
      <BulkActions
        selection={selection}
        users={data?.users ?? []}
        onDone={() => focusAfterBulk(heading.current)}
      />
      <Pager
        page={page}
        pages={pages}
        showing={data === undefined ? undefined : showing}
        onChange={(next) => show({ page: next })}
      />
      {view.dialog === "create" && <Create key={reopened} onClose={close} />}
      {view.dialog === "details" && view.user !== undefined && (
        <Details key={view.user} id={view.user} known={known} onClose={close} />
      )}
      {view.dialog === "edit" && view.user !== undefined && (
        <Edit key={`${view.user} ${reopened}`} id={view.user} onClose={close} />
      )}
      {view.dialog === "delete" && view.user !== undefined && (
        <Remove
          key={`${view.user} ${reopened}`}
          id={view.user}
          known={known}
          onClose={close}
          onRemoved={focusHeading}
        />
      )}
    </ActionsProvider>
  );
}
