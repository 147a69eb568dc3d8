import { Inbox } from "lucide-react";
import { useRef } from "react";
import { useReopenedForm } from "#web/forms/use-form-opening.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ExportMenu } from "../export/export-menu.tsx";
import { linkClass } from "../external-link.tsx";
import { EmptyState } from "#web/forms/query-state.tsx";
import { ListScreen } from "../list/list-screen.tsx";
import { pagesOf } from "../list/pagination.tsx";
import { ReviewLink, useReturnFocus } from "../review/review-link.tsx";
import { ApplicationDialog } from "./application-dialog.tsx";
import { Bulk } from "./bulk.tsx";
import { applicationColumns, ApplicationSummary } from "./cells.tsx";
import { Filters } from "./filters.tsx";
import {
  filterOf,
  pageSize,
  useApplicationPage,
  useApplicationsView,
  useSpamTotal,
} from "./queries.ts";

/** The Applications tab (spec §2). */
export default function Applications() {
  const t = useTranslation();
  const { view, show, open, close } = useApplicationsView();
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
          id={view.application}
          dialog={view.dialog}
          known={data?.applications.find(({ id }) => id === view.application)}
          onEdit={({ id }) => open(id, "edit")}
          onFindAll={({ email }) => show({ ...noFilters, q: email, application: undefined })}
          onClose={close}
          onDeleted={() => heading.current?.focus()}
        />
      )}
    </>
  );
}

const noFilters = { status: undefined, spam: undefined, overdue: undefined, job: undefined };

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
