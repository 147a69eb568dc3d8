import { Inbox } from "lucide-react";
import { useRef } from "react";
import type { Application } from "#contract/applications.ts";
import { useReopened } from "#web/forms/use-opening.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { linkClass } from "../external-link.tsx";
import { focusAfterBulk } from "../list/bulk-bar.tsx";
import { DataTable } from "../list/data-table.tsx";
import { EmptyState } from "#web/ui/query-state.tsx";
import { ListScreen } from "../list/list-screen.tsx";
import { pagesOf, Pagination } from "../list/pagination.tsx";
import { useSelection } from "../list/selection.ts";
import { useIsNarrow } from "../list/use-is-narrow.ts";
import { ReviewLink, useReturnFocus } from "../review/review-link.tsx";
import { ApplicationDialog } from "./application-dialog.tsx";
import { Bulk } from "./bulk.tsx";
import { columnsOf } from "./cells.tsx";
import { Filters } from "./filters.tsx";
import {
  filterOf,
  noFilters,
  pageSize,
  useApplicationPage,
  useApplicationsView,
  useSpamTotal,
} from "./queries.ts";

/** The Applications tab (spec §2). */
export default function Applications() {
  const t = useTranslation();
  const { view, show, open, close } = useApplicationsView();
  const page = useApplicationPage(view);
  const { data, isPlaceholderData } = page;
  const spamTotal = useSpamTotal(view, page.isSuccess && !isPlaceholderData);
  const isNarrow = useIsNarrow();
  const heading = useRef<HTMLHeadingElement>(null);
  const reopened = useReopened();
  const { page: _page, application: _opened, dialog: _dialog, sort: _sort, ...filters } = view;
  const selection = useSelection(JSON.stringify(filters));
  const pages = pagesOf(data?.total ?? 0, pageSize);
  useReturnFocus(data !== undefined && !page.isFetching, heading);

  const actions = {
    view: ({ id }: Application) => open(id),
    edit: ({ id }: Application) => open(id, "edit"),
    remove: ({ id }: Application) => open(id, "delete"),
  };

  return (
    <>
      <ListScreen
        kind="applications"
        query={page}
        failed="toast.loadFailed"
        heading={heading}
        page={view.page}
        pages={pages}
        goToPage={(last) => show({ page: last }, { replace: true })}
        q={view.q}
        isFiltered={Object.values(filters).some((one) => one !== undefined)}
        onClear={() => show(noFilters)}
        notice={spamTotal > 0 && <SpamLink total={spamTotal} />}
        actions={
          <>
            <ReviewLink id={data?.applications[0]?.id} size="small" />
            <ExportMenu kind="applications" query={filterOf(view)} total={data?.total} />
          </>
        }
        filters={
          <Filters view={view} onChange={(change) => show(change, { replace: "q" in change })} />
        }
        empty={
          <EmptyState
            Icon={Inbox}
            title={t("applications.empty")}
            text={t("applications.emptyText")}
          >
            <Link to="/careers" className={buttonClass({ variant: "secondary" })}>
              {t("applications.openCareers")}
            </Link>
          </EmptyState>
        }
      >
        <DataTable
          label={t("applications.table")}
          columns={columnsOf(actions, isNarrow)}
          items={data?.applications}
          isStale={isPlaceholderData}
          skeletonRows={pageSize}
          selection={selection}
          nameOf={({ full_name }) => full_name}
          onOpen={actions.view}
        />
      </ListScreen>
      <Bulk
        selection={selection}
        pageIds={data?.applications.map(({ id }) => id) ?? []}
        onDone={() => focusAfterBulk(heading.current)}
      />
      <Pagination page={view.page} pages={pages} onChange={(page) => show({ page })} />
      {view.application !== undefined && (
        <ApplicationDialog
          key={`${view.application} ${view.dialog} ${reopened}`}
          id={view.application}
          dialog={view.dialog}
          known={data?.applications.find(({ id }) => id === view.application)}
          onEdit={actions.edit}
          onFindAll={({ email }) => show({ ...noFilters, q: email, application: undefined })}
          onClose={close}
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

/** Names what the total leaves out, and links to it. */
function SpamLink({ total }: { total: number }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const target = new URLSearchParams(search);
  for (const key of ["page", "status"]) target.delete(key);
  target.set("spam", "true");
  return (
    <Link to={`/admin?${target.toString()}`} className={`text-sm tabular-nums ${linkClass}`}>
      {t("applications.spamTotal", { count: formatNumber(total, language) })}
    </Link>
  );
}
