import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { MailX, RefreshCw, Send } from "lucide-react";
import * as z from "zod/mini";
import { EmailState } from "#contract/outbox.ts";
import { pagesOf, Pagination } from "#web/admin/list/pagination.tsx";
import { sendTestEmail } from "#web/api/panel.ts";
import { formatNumber } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { EmptyState } from "#web/data/query-state.tsx";
import { ListBody } from "#web/admin/list/list.tsx";
import { optionally, pageNumber, useSearchState } from "#web/admin/list/use-search-state.ts";
import { EmailList, useSendEmail } from "./outbox-list.tsx";
import { sectionAddress } from "./sections.ts";
import { emailsQuery } from "./queries.ts";
import { ForOperator } from "../for-operator.tsx";

/** The state and the page of the list. Its keys are those of the address. */
const View = z.object({ state: optionally(EmailState), page: pageNumber });

const pageSize = 20;
const refreshSoonMs = 2_000;
const refreshMs = 15_000;

/** Whether emails can be sent, and the state of each of them. */
export function Mail() {
  const { t, language } = useI18n();
  const { view, show } = useSearchState<z.output<typeof View>>(View);
  const filter = { skip: (view.page - 1) * pageSize, limit: pageSize, state: view.state };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...emailsQuery(filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const now = new Date().toISOString();
      const isSending = data?.emails.some(
        ({ state, run_at }) => state === "queued" && run_at <= now,
      );
      return isSending === true ? refreshSoonMs : refreshMs;
    },
  });
  const { mutate: sendTest, isPending: isTesting } = useSendEmail(
    sendTestEmail,
    "adminSettings.mail.testFailed",
  );
  const { mutate: refresh, isPending: isRefreshing } = useMutation({ mutationFn: () => refetch() });
  const pages = pagesOf(data?.total ?? 0, pageSize);
  const all = data && Object.values(data.counts).reduce((sum, one) => sum + one, 0);

  return (
    <div className="grid gap-5">
      {data?.hasMailServer === true && (
        <Alert tone="info" title={t("adminSettings.mail.server")}>
          {t("adminSettings.mail.serverText")}
        </Alert>
      )}
      {data?.hasMailServer === false && (
        <Alert tone="warning" title={t("adminSettings.mail.noServer")}>
          <p>{t("adminSettings.mail.noServerText")}</p>
          <ForOperator>{t("adminSettings.mail.operator")}</ForOperator>
        </Alert>
      )}
      {data === undefined && error === null && <Skeleton className="h-24 w-full" />}
      <div className="flex flex-wrap gap-3">
        <SmallButton Icon={Send} isBusy={isTesting} onClick={() => sendTest()}>
          {t(isTesting ? "form.sending" : "adminSettings.mail.test")}
        </SmallButton>
        <SmallButton Icon={RefreshCw} isBusy={isRefreshing} onClick={() => refresh()}>
          {t("adminSettings.mail.refresh")}
        </SmallButton>
      </div>
      <nav aria-label={t("adminSettings.mail.states")}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">
          {(["all", ...EmailState.options] as const).map((state) => {
            const count = state === "all" ? all : data?.counts[state];
            return (
              <li key={state}>
                <Link
                  to={sectionAddress("mail") + (state === "all" ? "" : `?state=${state}`)}
                  aria-current={state === (view.state ?? "all") ? "page" : undefined}
                  className="flex min-h-11 items-baseline justify-between gap-3 rounded-md border border-line bg-surface px-3 py-2 text-sm text-muted hover:border-primary hover:text-ink aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
                >
                  {t(`adminSettings.mail.${state}`)}
                  <span className="text-base font-semibold text-ink tabular-nums">
                    {count === undefined ? "–" : formatNumber(count, language)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <ListBody
        query={{ data, error, refetch }}
        failed={t("adminSettings.mail.loadFailed")}
        isEmpty={data?.emails.length === 0}
        noMatch={t("adminSettings.mail.none")}
        onClear={undefined}
        empty={
          <EmptyState
            Icon={MailX}
            title={t("adminSettings.mail.none")}
            text={t("adminSettings.mail.noneText")}
          />
        }
      >
        {data === undefined ? (
          <Skeleton className="h-80 w-full" />
        ) : (
          <EmailList emails={data.emails} isStale={isPlaceholderData} />
        )}
      </ListBody>
      <Pagination
        page={view.page}
        pages={pages}
        isKnown={data !== undefined && !isPlaceholderData}
        show={show}
      />
    </div>
  );
}
