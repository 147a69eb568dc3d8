import { RefreshCw, Send } from "lucide-react";
import { useState } from "react";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { LoadError } from "#web/forms/query-state.tsx";
import { pagesOf, Pagination, useClampPage } from "#web/admin/list/pagination.tsx";
import { pageSize, useEmailsView, useLetters, useTestLetter } from "./queries.ts";
import { Letters, LettersWaiting, stateTexts } from "./emails.tsx";
import { LetterState } from "#contract/outbox.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { Link } from "#web/router/link.tsx";
import { sectionAddress } from "./sections.ts";

/** Whether letters leave the house, and how each of them stands. */
export function Mail() {
  const t = useTranslation();
  const { view, show } = useEmailsView();
  const { data, error, isPlaceholderData, refetch } = useLetters(view);
  const { mutate: test, isPending: isTesting } = useTestLetter();
  const [isRefreshing, setRefreshing] = useState(false);
  const pages = pagesOf(data?.total ?? 0, pageSize);
  useClampPage(
    { page: view.page, pages, isKnown: data !== undefined && !isPlaceholderData },
    (page) => show({ page }, { replace: true }),
  );

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  }

  return (
    <div className="grid gap-5">
      {data !== undefined ? (
        <MailServer hasOne={data.hasMailServer} />
      ) : (
        error === null && <Skeleton className="h-24 w-full" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" isBusy={isTesting} onClick={() => test()}>
          {!isTesting && <Send aria-hidden="true" className="size-4" />}
          {t(isTesting ? "form.sending" : "adminSettings.mail.test")}
        </Button>
        <Button
          variant="secondary"
          size="small"
          isBusy={isRefreshing}
          onClick={() => void refresh()}
        >
          {!isRefreshing && <RefreshCw aria-hidden="true" className="size-4" />}
          {t("adminSettings.mail.refresh")}
        </Button>
      </div>
      <StateFilter counts={data?.counts} current={view.state} />
      {error !== null && (
        <LoadError
          title={t("adminSettings.mail.loadFailed")}
          error={error}
          onRetry={() => void refresh()}
        />
      )}
      {data !== undefined ? (
        <Letters letters={data.letters} isStale={isPlaceholderData} />
      ) : (
        error === null && <LettersWaiting />
      )}
      <Pagination page={view.page} pages={pages} onChange={(page) => show({ page })} />
    </div>
  );
}

function MailServer({ hasOne }: { hasOne: boolean }) {
  const t = useTranslation();
  return hasOne ? (
    <Alert tone="info" title={t("adminSettings.mail.server")}>
      {t("adminSettings.mail.serverText")}
    </Alert>
  ) : (
    <Alert tone="warning" title={t("adminSettings.mail.noServer")}>
      {t("adminSettings.mail.noServerText")}
    </Alert>
  );
}

/** How many letters there are in each state; each count leads to them. */
function StateFilter({
  counts,
  current,
}: {
  counts: Record<LetterState, number> | undefined;
  current: LetterState | undefined;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0);
  const choices = [
    { state: undefined, text: t("adminSettings.mail.all"), count: all },
    ...LetterState.options.map((state) => ({
      state,
      text: t(stateTexts[state]),
      count: counts?.[state],
    })),
  ];
  return (
    <nav aria-label={t("adminSettings.mail.states")}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">
        {choices.map(({ state, text, count }) => (
          <li key={text}>
            <Link
              to={sectionAddress("mail") + (state === undefined ? "" : `&state=${state}`)}
              aria-current={state === current ? "page" : undefined}
              className="flex min-h-11 items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-3 py-2 text-sm text-muted hover:border-primary hover:text-ink aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
            >
              {text}
              <span className="text-base font-semibold text-ink tabular-nums">
                {count === undefined ? "–" : formatNumber(count, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
