import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Application } from "#contract/applications.ts";
import { formatNumber } from "#web/format.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useFailureToast, useFailureWords } from "#web/use-failure-toast.ts";
import { useApplicationsView } from "./address.ts";
import { Details } from "./details.tsx";
import { NoApplications, NoMatch } from "./empty.tsx";
import { Filters } from "./filters.tsx";
import { Pager } from "./pager.tsx";
import { pageSize, useApplicationPage } from "./queries.ts";
import { Remove } from "./remove.tsx";
import { ActionsProvider } from "./row-actions.tsx";
import { ApplicationsTable } from "./table.tsx";
import { Update } from "./update.tsx";

const noFilters = { status: undefined, spam: undefined, job: undefined, q: undefined };

/** The Applications tab (spec §2). */
export function Applications() {
  const t = useText();
  const wordsFor = useFailureWords();
  const { language } = useLanguage();
  const { view, show } = useApplicationsView();
  const { data, error, errorUpdatedAt, isPlaceholderData, refetch } = useApplicationPage(view);
  const [edited, setEdited] = useState<Application | null>(null);
  const [removed, setRemoved] = useState<Application | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isFiltered = [view.status, view.spam, view.job, view.q].some((one) => one !== undefined);

  const showFailure = useFailureToast();
  const tellFailure = useEffectEvent(() => showFailure("toast.loadFailed", error));
  useEffect(() => {
    if (errorUpdatedAt > 0) tellFailure();
  }, [errorUpdatedAt]);

  // The last row of the last page may be gone; then the page before is the last one.
  const isBeyondEnd = data !== undefined && !isPlaceholderData && view.page > pages;
  const stepBack = useEffectEvent(() => show({ page: pages }, { replace: true }));
  useEffect(() => {
    if (isBeyondEnd) stepBack();
  }, [isBeyondEnd]);

  const close = () => show({ application: undefined }, { replace: true });
  const actions = {
    view: ({ id }: Application) => show({ application: id }, { replace: true }),
    edit: (application: Application) => {
      if (view.application !== undefined) close();
      setEdited(application);
    },
    remove: setRemoved,
    findAll: ({ email }: Application) => show({ ...noFilters, q: email, application: undefined }),
  };

  return (
    <ActionsProvider value={actions}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
          {t("applications.title")}
        </h2>
        <output className="flex gap-5 text-[0.9375rem] text-muted tabular-nums">
          {data !== undefined && (
            <>
              <span>{`${t("applications.total")}: ${formatNumber(total, language)}`}</span>
              <span>{t("applications.page", { page: Math.min(view.page, pages), pages })}</span>
            </>
          )}
        </output>
      </div>
      <Filters view={view} onChange={(change) => show(change, { replace: "q" in change })} />
      <div className="mt-4">
        {error !== null && data === undefined ? (
          <Alert tone="error" title={t("applications.failed")}>
            <p>{wordsFor(error)}</p>
            <Button look="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
              {t("applications.retry")}
            </Button>
          </Alert>
        ) : data === undefined || total > 0 ? (
          <ApplicationsTable applications={data?.applications} isStale={isPlaceholderData} />
        ) : isFiltered ? (
          <NoMatch onClear={() => show(noFilters)} />
        ) : (
          <NoApplications />
        )}
      </div>
      <Pager page={view.page} pages={pages} onChange={(page) => show({ page })} />
      {view.application !== undefined && (
        <Details
          id={view.application}
          known={data?.applications.find(({ id }) => id === view.application)}
          onClose={close}
        />
      )}
      {edited !== null && <Update application={edited} onClose={() => setEdited(null)} />}
      {removed !== null && (
        <Remove
          application={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </ActionsProvider>
  );
}
