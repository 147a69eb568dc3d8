import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessions, endSession, fetchActivity, listSessions } from "#web/api/account.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { SessionItem } from "#web/auth/session-item.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { focusSection, Section, SectionWait } from "./section.tsx";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

/** Where the user is signed in, and the end of any of it. */
export function SessionsSection() {
  const t = useTranslation();
  const {
    data: sessions,
    error,
    refetch,
  } = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => listSessions(signal),
  });
  const end = useEnding(endSession, t("sessions.ended"));
  const endOthers = useEnding(endOtherSessions, t("sessions.othersEnded"));
  return (
    <Section id="sessions" text={t("sessions.text")}>
      {sessions === undefined ? (
        <SectionWait failure={error} onRetry={refetch} />
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              variant="secondary"
              className="mt-5"
              isBusy={endOthers.isPending}
              onClick={() => endOthers.mutate()}
            >
              {t("sessions.endOthers")}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

/** Ends sessions, tells of it and reads them anew. The button goes with them, so the section takes the focus. */
function useEnding<Which>(end: (which: Which) => Promise<void>, words: string) {
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: words, tone: "success" }),
    onError: (failure) => showFailure("sessions.failed", failure),
    onSettled: async () => {
      await client.invalidateQueries();
      focusSection("sessions");
    },
  });
}

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
