import { useQuery } from "@tanstack/react-query";
import type { ListedInterview } from "#contract/interviews.ts";
import { fetchAgenda } from "#web/api/interviews.ts";
import { LoadError } from "#web/forms/query-state.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { InterviewTime } from "#web/i18n/interview-time.tsx";
import { Link } from "#web/router/link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { Panel } from "../overview/chart.tsx";
import { Feed } from "./feed.tsx";

/** The interviews of today and the next days, and the offers without an answer. */
export function Agenda() {
  const t = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ["interviews", "agenda"],
    queryFn: ({ signal }) => fetchAgenda(signal),
    refetchInterval: 60_000,
  });
  const lists = (["today", "week", "waiting"] as const).filter((name) => data?.[name].length);
  return (
    <Panel title={t("agenda.title")}>
      {data === undefined && error !== null && (
        <LoadError title={t("agenda.failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton className="h-16 w-full" />}
      {data !== undefined && lists.length === 0 && <p className="text-muted">{t("agenda.none")}</p>}
      {data !== undefined && lists.length > 0 && (
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
          {lists.map((name) => (
            <section key={name} aria-labelledby={`agenda-${name}`}>
              <h4 id={`agenda-${name}`} className="text-sm font-semibold text-muted">
                {t(`agenda.${name}`)}
              </h4>
              <ol className="mt-1 divide-y divide-line">
                {data[name].map((interview) => (
                  <Item key={interview.id} interview={interview} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      <Feed />
    </Panel>
  );
}

function Item({ interview }: { interview: ListedInterview }) {
  const t = useTranslation();
  const { starts_at, slots, minutes, full_name, job_title, other_times } = interview;
  const times = starts_at === null ? slots.map((slot) => slot.starts_at) : [starts_at];
  return (
    <li className="py-2">
      <Link
        to={`/admin?tab=applications&application=${interview.application_id}`}
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
        {times.map((time) => (
          <li key={time}>
            <InterviewTime iso={time} minutes={minutes} />
          </li>
        ))}
      </ul>
    </li>
  );
}
