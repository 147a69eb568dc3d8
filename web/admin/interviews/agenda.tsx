import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedInterview } from "#contract/interviews.ts";
import { createFeed, revokeFeed } from "#web/api/interviews.ts";
import { QueryState } from "#web/data/query-state.tsx";
import { useAction } from "#web/data/use-action.ts";
import { companyZone, formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { InterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Link } from "#web/router/link.tsx";
import { useSearchParams } from "#web/router/router.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { CopyField } from "../copy-field.tsx";
import { timesOf } from "./offer-values.ts";
import { agendaQuery, feedQuery, soonOf } from "./queries.ts";
import { panelAddress, screenAddress } from "../routes.ts";
import { ScreenTitle } from "../screen-title.tsx";
import { Weeks } from "./weeks.tsx";

/** The interviews of today and the next days, and the offers without an answer. */
export default function Agenda() {
  const t = useTranslation();
  const [search] = useSearchParams();
  const isSoon = search.get("until") === "tomorrow";
  const query = useQuery(agendaQuery);
  return (
    <>
      <ScreenTitle
        title={t(isSoon ? "agenda.soon" : "interviews.title")}
        all={isSoon && { to: screenAddress("interviews"), text: t("agenda.all") }}
      />
      <QueryState
        query={query}
        failed={t("interviews.failed")}
        loading={<Skeleton className="h-16 w-full" />}
      >
        {(data) => {
          const inWeeks = new Set(data.weeks.map(({ id }) => id));
          const others = [
            ["waiting", data.waiting],
            ["later", data.later.filter(({ id }) => !inWeeks.has(id))],
          ] as const;
          const shown = isSoon ? [["soon", soonOf(data)] as const] : others;
          const lists = shown.filter(([, list]) => list.length > 0);
          return (
            <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2 xl:grid-cols-4">
              {!isSoon && <Weeks interviews={data.weeks} />}
              {isSoon && lists.length === 0 && <p className="text-muted">{t("agenda.none")}</p>}
              {lists.map(([name, list]) => (
                <section key={name} aria-labelledby={`agenda-${name}`}>
                  <h3 id={`agenda-${name}`} className="text-sm font-semibold text-muted">
                    {t(`agenda.${name}`)}
                  </h3>
                  <ol className="mt-1 divide-y divide-line">
                    {list.map((interview) => (
                      <Item key={interview.id} interview={interview} />
                    ))}
                  </ol>
                </section>
              ))}
            </div>
          );
        }}
      </QueryState>
      <Feed />
    </>
  );
}

function Item({ interview }: { interview: ListedInterview }) {
  const t = useTranslation();
  const { minutes, full_name, job_title, other_times } = interview;
  return (
    <li className="py-2">
      <Link
        to={panelAddress("application", interview.application_id)}
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:text-primary pointer-coarse:min-h-11"
      >
        {full_name}
      </Link>
      {other_times !== null && (
        <>
          {" "}
          <Badge tone="amber">{t("agenda.wish")}</Badge>
        </>
      )}
      <p className="text-[0.8125rem] wrap-anywhere text-muted">{job_title}</p>
      <ul className="text-sm tabular-nums">
        {timesOf(interview).map((time) => (
          <li key={time}>
            <InterviewTime iso={time} minutes={minutes} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The private calendar feed of the reader: create, replace or revoke its address. */
function Feed() {
  const { t, language } = useI18n();
  const client = useQueryClient();
  const [url, setUrl] = useState<string>();
  const { data } = useQuery(feedQuery);
  const onSettled = () => client.invalidateQueries({ queryKey: feedQuery.queryKey });
  const creating = useAction({
    mutationFn: createFeed,
    onSuccess: (feed) => setUrl(feed.url),
    failed: "feed.failed",
    onSettled,
  });
  const revoking = useAction({
    mutationFn: revokeFeed,
    onSuccess: () => setUrl(undefined),
    done: "feed.revoked",
    failed: "feed.failed",
    onSettled,
  });
  const since = data?.created_at ?? null;
  const isBusy = creating.isPending || revoking.isPending;
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-primary pointer-coarse:min-h-11">
        {t("feed.title")}
      </summary>
      <div className="mt-2 grid max-w-2xl gap-3">
        <p className="text-sm text-muted">{t("feed.text")}</p>
        {since !== null && url === undefined && (
          <p className="text-sm">
            {t("feed.active", { day: formatDate(since, language, companyZone) })}
          </p>
        )}
        {url !== undefined && <CopyField label={t("feed.once")} link={url} />}
        <div className="flex flex-wrap gap-2">
          <SmallButton disabled={isBusy} onClick={() => creating.mutate()}>
            {t(since === null ? "feed.create" : "feed.renew")}
          </SmallButton>
          {since !== null && (
            <SmallButton disabled={isBusy} onClick={() => revoking.mutate()}>
              {t("feed.revoke")}
            </SmallButton>
          )}
        </div>
      </div>
    </details>
  );
}
