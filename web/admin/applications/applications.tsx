import { Hourglass, Inbox } from "lucide-react";
import { useRef } from "react";
import { type Application, ApplicationStatus } from "#contract/applications.ts";
import { deleteApplication } from "#web/api/applications.ts";
import { useIsAdmin } from "#web/auth/session.tsx";
import { EmptyState } from "#web/forms/query-state.tsx";
import { useReopenedForm } from "#web/forms/use-form-opening.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { linkClass } from "../external-link.tsx";
import { EndsInterview } from "../interviews/badge.tsx";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { FilterSelect, SortSelect } from "../list/filters.tsx";
import { ListScreen } from "../list/list-screen.tsx";
import { pagesOf } from "../list/pagination.tsx";
import { usePositions } from "../positions/queries.ts";
import { ReviewLink, useReturnFocus } from "../review/review-link.tsx";
import { Bulk } from "./bulk.tsx";
import { applicationColumns, ApplicationSummary } from "./cells.tsx";
import { Details } from "./details.tsx";
import {
  filterOf,
  pageSize,
  useApplication,
  useApplicationPage,
  useApplicationsView,
  useSpamTotal,
} from "./queries.ts";
import { statusTexts } from "./status.tsx";
import { UpdateDialog } from "./update-dialog.tsx";

/** The Applications tab (spec §2). */
export default function Applications() {
  const t = useTranslation();
  const state = useApplicationsView();
  const { view, show, open } = state;
  const query = useApplicationPage(view);
  const { data } = query;
  const spamTotal = useSpamTotal(view, query.isSuccess && !query.isPlaceholderData);
  const heading = useRef<HTMLHeadingElement>(null);
  const reopened = useReopenedForm();
  const { status, spam, overdue, job, q } = view;
  useReturnFocus(data !== undefined && !query.isFetching, heading);

  return (
    <>
      <ListScreen
        kind="applications"
        query={query}
        items={data?.applications}
        failed="toast.loadFailed"
        heading={heading}
        filter={{ status, spam, overdue, job, q }}
        page={view.page}
        pages={pagesOf(data?.total ?? 0, pageSize)}
        columns={applicationColumns}
        Summary={ApplicationSummary}
        nameOf={({ full_name }) => full_name}
        open={open}
        show={show}
        notice={spamTotal > 0 && <SpamLink total={spamTotal} />}
        actions={
          <>
            <ReviewLink id={data?.applications[0]?.id} size="small" />
            <ExportMenu kind="applications" query={filterOf(view)} total={data?.total} />
          </>
        }
        filters={<Filters view={view} show={show} />}
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
        Bulk={Bulk}
      />
      {view.application !== undefined && (
        <ApplicationDialog
          key={`${view.application} ${view.dialog} ${reopened}`}
          {...state}
          id={view.application}
          known={data?.applications.find(({ id }) => id === view.application)}
          onDeleted={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

/** The number of suspected spam, which the total excludes, as a link to it. */
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

type View = ReturnType<typeof useApplicationsView>;

/** Filters and order. */
function Filters({ view, show }: Pick<View, "view" | "show">) {
  const t = useTranslation();
  const { job, overdue, spam, status } = view;
  const isOverdue = overdue !== undefined;
  const jobs = useJobs();
  // The address may name a job that is not a position.
  const isUnknownJob = job !== undefined && !jobs.some(([slug]) => slug === job);
  return (
    <>
      <FilterSelect
        label={t("form.status")}
        value={spam === undefined ? status : "spam"}
        options={[
          ["", t("applications.allStatus")],
          ...ApplicationStatus.options.map((one) => [one, t(statusTexts[one])] as const),
          ["pending", t("applications.pending")],
          ["withdrawn", t("details.withdrawn")],
          ["spam", t("applications.spam")],
        ]}
        onChange={(value) =>
          show(
            value === "spam"
              ? { status: undefined, spam: "true" }
              : { status: value, spam: undefined },
          )
        }
      />
      <FilterSelect
        label={t("applications.job")}
        value={job}
        options={[
          ["", t("applications.allJobs")],
          ...jobs,
          ...(isUnknownJob ? [[job, job] as const] : []),
        ]}
        onChange={(job) => show({ job })}
      />
      <SortSelect value={view.sort} onChange={(sort) => show({ sort })} />
      <SmallButton
        Icon={Hourglass}
        aria-pressed={isOverdue}
        className={`max-sm:basis-36 max-sm:grow ${isOverdue ? "border-danger bg-danger-soft text-danger" : "bg-surface"}`}
        onClick={() => show({ overdue: isOverdue ? undefined : "true" })}
      >
        {t("applications.overdue")}
      </SmallButton>
    </>
  );
}

/** The positions that applications can be for, by slug and title. */
function useJobs(): (readonly [slug: string, title: string])[] {
  const { language } = useLanguage();
  const { data = [] } = usePositions();
  return data
    .filter(({ state, applications }) => state !== "draft" || applications > 0)
    .map(({ slug, title }) => [slug, title[language] || title.en] as const);
}

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
  const isAdmin = useIsAdmin();
  const query = useApplication(id, known);
  // A failed load must not unmount a form with edited text.
  const application = query.data ?? known;
  if (dialog === undefined || application === undefined || (dialog === "delete" && !isAdmin)) {
    return <Details id={id} query={query} onEdit={() => open(id, "edit")} onClose={onClose} />;
  }
  if (dialog === "edit") return <UpdateDialog application={application} onClose={onClose} />;
  return (
    <DeleteDialog
      kind="applications"
      name={application.full_name}
      onDelete={() => deleteApplication(id)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <EndsInterview interview={application.interview} by="deletion" />
    </DeleteDialog>
  );
}
