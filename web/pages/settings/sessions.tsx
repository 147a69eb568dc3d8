import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessions, endSession } from "#web/api/account.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { Timestamp, useTranslation } from "#web/i18n/i18n.tsx";
import { SessionList } from "#web/session/session-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { activityQuery, sessionsQuery } from "./queries.ts";
import { focusSection, Section, SectionQuery } from "./section.tsx";
import { useAction } from "#web/data/use-action.ts";
import { LoadMore } from "#web/data/query-state.tsx";

/** The sessions of the user. Each of the others can be ended. */
export function SessionsSection() {
  const t = useTranslation();
  const query = useQuery(sessionsQuery);
  const end = useEndSessions(endSession, "sessions.ended");
  const endOthers = useEndSessions(endOtherSessions, "sessions.othersEnded");
  return (
    <Section id="sessions" text={t("sessions.text")}>
      <SectionQuery query={query}>
        {(sessions) => (
          <>
            <SessionList sessions={sessions} className="border-y border-line" end={end} />
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
function useEndSessions<Id>(end: (id: Id) => Promise<unknown>, done: TextKey) {
  const client = useQueryClient();
  return useAction({
    mutationFn: end,
    done,
    failed: "sessions.failed",
    onSettled: async () => {
      await client.invalidateQueries();
      focusSection("sessions");
    },
  });
}

/** The history of the account, in pages. */
export function ActivitySection() {
  const t = useTranslation();
  const activity = useInfiniteQuery(activityQuery);

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
                      <span>{t(`activity.${kind}`)}</span>
                      {times !== undefined && (
                        <span>{` ${t("activity.times", { count: times })}`}</span>
                      )}
                    </span>
                    <span className="text-sm text-muted tabular-nums">
                      <Timestamp iso={at} withTime />
                      {network !== null && (
                        <>
                          <span>{" · "}</span>
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
      <LoadMore query={activity} className="mt-5" />
    </Section>
  );
}
