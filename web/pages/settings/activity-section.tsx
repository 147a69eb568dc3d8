import { useInfiniteQuery } from "@tanstack/react-query";
import { fetchActivity } from "#web/api/account.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section, SectionWait } from "./section.tsx";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

/** What happened to the account, page by page. */
export function ActivitySection() {
  const t = useTranslation();
  const showFailure = useFailureToast();
  const activity = useInfiniteQuery({
    queryKey: ["activity"],
    queryFn: ({ pageParam, signal }) => fetchActivity(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = activity.data?.pages.flatMap((page) => page.activity);

  async function showMore(): Promise<void> {
    const { isFetchNextPageError, error } = await activity.fetchNextPage();
    if (isFetchNextPageError) showFailure("activity.failed", error);
  }

  return (
    <Section id="activity" text={t("activity.text")}>
      {entries === undefined ? (
        <SectionWait failure={activity.error} onRetry={activity.refetch} />
      ) : entries.length === 0 ? (
        <p className="text-muted">{t("activity.none")}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {entries.map(({ id, kind, at, network, times }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
              <span className="min-w-0">
                {t(`activity.${kind}`)}
                {times !== undefined && ` ${t("activity.times", { count: times })}`}
              </span>
              <span className="text-sm text-muted tabular-nums">
                <Timestamp iso={at} withTime />
                {network !== null && (
                  <>
                    {" · "}
                    <span className="wrap-anywhere">{t("sessions.network", { network })}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
      {activity.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-5"
          isBusy={activity.isFetchingNextPage}
          onClick={() => void showMore()}
        >
          {t(activity.isFetchingNextPage ? "activity.moreBusy" : "activity.more")}
        </Button>
      )}
    </Section>
  );
}
