import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessions, endSession, fetchActivity, listSessions } from "#web/api/account.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { SessionItem } from "#web/auth/session-item.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { focusSection, Section, SectionQuery } from "./section.tsx";
import { useErrorToast } from "#web/forms/use-error-toast.ts";

/** The sessions of the user. Each of the others can be ended. */
export function SessionsSection() {
  const t = useTranslation();
  const query = useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => listSessions(signal),
  });
  const end = useEndSessions(endSession, t("sessions.ended"));
  const endOthers = useEndSessions(endOtherSessions, t("sessions.othersEnded"));
  return (
    <Section id="sessions" text={t("sessions.text")}>
      <SectionQuery query={query}>
        {(sessions) => (
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
      </SectionQuery>
    </Section>
  );
}

/** Ends sessions and loads the rest. The pressed button disappears, so the section takes the focus. */
function useEndSessions<Id>(end: (id: Id) => Promise<void>, ended: string) {
  const client = useQueryClient();
  const showFailure = useErrorToast();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: ended, tone: "success" }),
    onError: (failure) => showFailure("sessions.failed", failure),
    onSettled: async () => {
      await client.invalidateQueries();
      focusSection("sessions");
    },
  });
}

/** What has happened to the account, in pages. */
export function ActivitySection() {
  const t = useTranslation();
  const showFailure = useErrorToast();
  const activity = useInfiniteQuery({
    queryKey: ["activity"],
    queryFn: ({ pageParam, signal }) => fetchActivity(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

  async function showMore(): Promise<void> {
    const { isFetchNextPageError, error } = await activity.fetchNextPage();
    if (isFetchNextPageError) showFailure("activity.failed", error);
  }

  return (
    <Section id="activity" text={t("activity.text")}>
      <SectionQuery query={activity}>
        {({ pages }) =>
          pages[0]?.activity.length === 0 ? (
            <p className="text-muted">{t("activity.none")}</p>
          ) : (
            <ol className="divide-y divide-line border-y border-line">
              {pages
                .flatMap((page) => page.activity)
                .map(({ id, kind, at, network, times }) => (
                  <li
                    key={id}
                    className="flex flex-wrap items-baseline justify-between gap-x-6 py-3"
                  >
                    <span className="min-w-0">
                      {t(`activity.${kind}`)}
                      {times !== undefined && ` ${t("activity.times", { count: times })}`}
                    </span>
                    <span className="text-sm text-muted tabular-nums">
                      <Timestamp iso={at} withTime />
                      {network !== null && (
                        <>
                          {" · "}
                          <span className="wrap-anywhere">
                            {t("sessions.network", { network })}
                          </span>
                        </>
                      )}
                    </span>
                  </li>
                ))}
            </ol>
          )
        }
      </SectionQuery>
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
