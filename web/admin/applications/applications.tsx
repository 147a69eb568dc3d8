import { Inbox, UserPlus } from "lucide-react";
import type { Application } from "#contract/applications.ts";
import { useMay } from "#web/admin/permissions.ts";
import { EmptyState } from "#web/data/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams, useOpenedByLink } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { linkClass } from "../links.tsx";
import { ListBody, ListHeader, RecordTable, rowsOf, Totals } from "../list/list.tsx";
import { useClearFilters } from "../list/no-match.tsx";
import { pagesOf, Pagination } from "../list/pagination.tsx";
import { useSelection } from "../list/bulk.tsx";
import { WriteDialog } from "../messages/write-dialog.tsx";
import { ReviewLink, useApplicationAddress, useReturnFocus } from "../review/review-link.tsx";
import { focusIfLost, useHeadingFocus } from "#web/ui/focus.ts";
import { AddDialog } from "./add-dialog.tsx";
import { Bulk } from "./bulk.tsx";
import { applicationColumns, ApplicationSummary } from "./cells.tsx";
import { ApplicationFilters } from "./filters.tsx";
import { NewApplications } from "./new-applications.tsx";
import { DeleteApplicationDialog } from "./delete-application.tsx";
import { Details } from "./details.tsx";
import {
  filterOf,
  pageSize,
  readRows,
  useApplication,
  useApplicationPage,
  useApplicationsView,
  useSpamTotal,
} from "./queries.ts";
import { UpdateDialog } from "./update-dialog.tsx";

const noFilters = {
  status: undefined,
  spam: undefined,
  overdue: undefined,
  to_review: undefined,
  other_times: undefined,
  closed_undecided: undefined,
  unanswered: undefined,
  never_told: undefined,
  talent_pool: undefined,
  job: undefined,
  source: undefined,
  q: undefined,
  in: undefined,
} as const;

/** The Applications tab (spec §2). */
export default function Applications() {
  const t = useTranslation();
  const state = useApplicationsView();
  const { view, show, open, openAdd } = state;
  const query = useApplicationPage(view);
  const { data } = query;
  const spamTotal = useSpamTotal(view, query.isSuccess && !query.isPlaceholderData);
  const heading = useHeadingFocus(useOpenedByLink());
  const addressOf = useApplicationAddress();
  const { status, spam, overdue, to_review, other_times, job, source, q } = view;
  const { closed_undecided, unanswered, never_told, talent_pool, in: searched } = view;
  const [search] = useSearchParams();
  const spamSearch = new URLSearchParams(search);
  for (const key of ["page", "status"]) spamSearch.delete(key);
  spamSearch.set("spam", "true");
  useReturnFocus(data !== undefined && !query.isFetching, heading);

  const waiting = { overdue, to_review, other_times, closed_undecided, unanswered, never_told };
  const filter = { status, spam, ...waiting, talent_pool, job, source, q, in: searched };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const filterForm = useClearFilters<Partial<typeof filter>>(heading, show);
  const clearFilters = () => filterForm.clear(noFilters);
  const selection = useSelection(JSON.stringify(filter));
  const rows = rowsOf(data?.applications, ({ full_name }) => full_name)?.map((row) => ({
    ...row,
    seen: row.item.seen_version,
  }));
  const page = view.page;
  const pages = pagesOf(data?.total ?? 0, pageSize);

  return (
    <>
      {data !== undefined && !query.isPlaceholderData && (
        <NewApplications
          view={view}
          show={show}
          loaded={{ total: data.total, at: query.dataUpdatedAt }}
        />
      )}
      <ListHeader
        title={t("applications.title")}
        heading={heading}
        totals={data && <Totals total={data.total} page={page} pages={pages} />}
        notice={
          // The total excludes them.
          spamTotal > 0 && (
            <Link
              to={`/admin?${spamSearch.toString()}`}
              className={`text-sm tabular-nums max-sm:order-last max-sm:min-w-0 max-sm:grow max-sm:basis-0 max-sm:truncate ${linkClass}`}
            >
              {t("applications.spamTotal", { count: spamTotal })}
            </Link>
          )
        }
      >
        <ReviewLink id={data?.applications[0]?.id} />
        <ExportMenu kind="applications" query={filterOf(view)} total={data?.total} />
        <Button size="small" Icon={UserPlus} onClick={openAdd}>
          <span className="max-sm:sr-only">{t("applications.add")}</span>
        </Button>
      </ListHeader>
      <ApplicationFilters view={view} form={filterForm} show={show} />
      <ListBody
        query={query}
        failed={t("applications.failed")}
        isEmpty={data?.total === 0}
        noMatch={t("applications.noMatch")}
        onClear={isFiltered ? clearFilters : undefined}
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
        <RecordTable
          kind="applications"
          q={q}
          open={open}
          addressOf={addressOf}
          columns={applicationColumns}
          Summary={ApplicationSummary}
          rows={rows}
          isStale={query.isPlaceholderData}
          selection={selection}
        />
      </ListBody>
      <Bulk
        selection={selection}
        rows={rows ?? []}
        matching={{ total: data?.total ?? 0, read: () => readRows(filterOf(view)) }}
        onDone={() => focusIfLost(heading.current, "[data-bulk-bar], [role=dialog]")}
      />
      <Pagination
        page={page}
        pages={pages}
        isKnown={data !== undefined && !query.isPlaceholderData}
        show={show}
      />
      {view.dialog === "add" && <AddDialog job={view.job} onClose={state.close} />}
      {view.details !== undefined && view.dialog !== "add" && (
        <ApplicationDialog
          key={`${view.details} ${view.dialog}`}
          {...state}
          id={view.details}
          known={data?.applications.find(({ id }) => id === view.details)}
          onDeleted={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

type View = ReturnType<typeof useApplicationsView>;

/** The open dialog about an application. The details show its loading state and failure. */
function ApplicationDialog({
  id,
  known,
  view: { dialog },
  open,
  close: onClose,
  onDeleted,
}: View & {
  id: string;
  /** The application as the list has it. */
  known: Application | undefined;
  onDeleted: () => void;
}) {
  const isAdmin = useMay("application.delete");
  const query = useApplication(id, known);
  // A failed load must not unmount a form with edited text.
  const application = query.data ?? known;
  if (dialog === undefined || application === undefined || (dialog === "delete" && !isAdmin)) {
    return <Details id={id} query={query} open={open} onClose={onClose} />;
  }
  if (dialog === "edit") {
    const write = () => open(id, "write");
    return <UpdateDialog application={application} onClose={onClose} onWrite={write} />;
  }
  if (dialog === "write") return <WriteDialog application={application} onClose={onClose} />;
  return (
    <DeleteApplicationDialog application={application} onClose={onClose} onDeleted={onDeleted} />
  );
}
