import { useRef, useState } from "react";
import type { Application } from "#contract/applications.ts";
import { useReopened } from "#web/forms/use-opening.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { factLinkLook } from "../fact.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { DataTable } from "../list/data-table.tsx";
import { focusAfterBulk } from "../list/focus-after-bulk.ts";
import { Searched } from "../list/highlight.tsx";
import { LoadFailure, useLoadFailureToast } from "../list/load-failure.tsx";
import { Pager, pagesOf } from "../list/pager.tsx";
import { ReviewLink } from "../review/review-link.tsx";
import { useReturnFocus } from "../review/use-return-focus.ts";
import { useSelection } from "../list/selection.ts";
import { useIsNarrow } from "../list/use-is-narrow.ts";
import { useStepBack } from "../list/use-step-back.ts";
import { noFilters, useApplicationsView } from "./address.ts";
import { columns, narrowColumns } from "./columns.tsx";
import { Bulk } from "./bulk.tsx";
import { NoApplications, NoMatch } from "./empty.tsx";
import { Filters } from "./filters.tsx";
import { Opened } from "./opened.tsx";
import { filterOf, pageSize, useApplicationPage, useSpamTotal } from "./queries.ts";
import { ActionsProvider } from "./row-actions.tsx";

/** The Applications tab (spec §2). */
export default function Applications() {
  const t = useTranslation();
  const { language } = useLanguage();
  const { view, show, open, close } = useApplicationsView();
  const page = useApplicationPage(view);
  const { data, error, isPlaceholderData } = page;
  const spamTotal = useSpamTotal(view, page.isSuccess && !isPlaceholderData);
  const isNarrow = useIsNarrow();
  const heading = useRef<HTMLHeadingElement>(null);
  const reopened = useReopened();
  // A search that is typed and not sent goes with the filters.
  const [clears, setClears] = useState(0);
  const focusHeading = () => heading.current?.focus();
  const { page: _page, application: _opened, dialog: _dialog, sort: _sort, ...filters } = view;
  const selection = useSelection(JSON.stringify(filters));

  const total = data?.total ?? 0;
  const pages = pagesOf(total, pageSize);
  const isFiltered = Object.values(filters).some((one) => one !== undefined);
  useReturnFocus(data !== undefined && !page.isFetching, heading);
  useLoadFailureToast("toast.loadFailed", page);
  useStepBack(
    { page: view.page, pages, isKnown: data !== undefined && !isPlaceholderData },
    (last) => show({ page: last }, { replace: true }),
  );

  const actions = {
    view: ({ id }: Application) => open(id),
    edit: ({ id }: Application) => open(id, "edit"),
    remove: ({ id }: Application) => open(id, "delete"),
    findAll: ({ email }: Application) => show({ ...noFilters, q: email, application: undefined }),
  };

  return (
    <ActionsProvider value={actions}>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
          {t("applications.title")}
        </h2>
        <output className="flex gap-4 text-sm text-muted tabular-nums">
          {data !== undefined && (
            <>
              <span>{`${t("applications.total")}: ${formatNumber(total, language)}`}</span>
              <span>{t("applications.page", { page: Math.min(view.page, pages), pages })}</span>
            </>
          )}
        </output>
        {spamTotal > 0 && <SpamLink total={spamTotal} />}
        <div className="flex grow flex-wrap gap-2 sm:justify-end">
          <ReviewLink id={data?.applications[0]?.id} size="small" />
          <ExportMenu kind="applications" query={filterOf(view)} total={data?.total} />
        </div>
      </div>
      <Filters
        key={clears}
        view={view}
        onChange={(change) => show(change, { replace: "q" in change })}
      />
      <div className="mt-3">
        {error !== null && data === undefined ? (
          <LoadFailure
            title={t("applications.failed")}
            error={error}
            onRetry={() => void page.refetch()}
          />
        ) : data === undefined || total > 0 ? (
          <Searched q={view.q}>
            <DataTable
              label={t("applications.table")}
              columns={isNarrow ? narrowColumns : columns}
              items={data?.applications}
              isStale={isPlaceholderData}
              skeletonRows={pageSize}
              selection={selection}
              nameOf={({ full_name }) => full_name}
              onOpen={actions.view}
            />
          </Searched>
        ) : isFiltered ? (
          <NoMatch
            onClear={() => {
              show(noFilters);
              setClears(clears + 1);
              focusHeading();
            }}
          />
        ) : (
          <NoApplications />
        )}
      </div>
      <Bulk
        selection={selection}
        pageIds={data?.applications.map(({ id }) => id) ?? []}
        onDone={() => focusAfterBulk(heading.current)}
      />
      <Pager page={view.page} pages={pages} onChange={(page) => show({ page })} />
      {view.application !== undefined && (
        <Opened
          key={`${view.application} ${view.dialog} ${reopened}`}
          id={view.application}
          dialog={view.dialog}
          known={data?.applications.find(({ id }) => id === view.application)}
          onClose={close}
          onRemoved={focusHeading}
        />
      )}
    </ActionsProvider>
  );
}

/** Names what the total leaves out, and leads there. */
function SpamLink({ total }: { total: number }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const target = new URLSearchParams(search);
  for (const key of ["page", "status"]) target.delete(key);
  target.set("spam", "true");
  return (
    <Link to={`/admin?${target.toString()}`} className={`text-sm tabular-nums ${factLinkLook}`}>
      {t("applications.spamTotal", { count: formatNumber(total, language) })}
    </Link>
  );
}
