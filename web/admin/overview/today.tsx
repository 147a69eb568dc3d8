import { useQuery } from "@tanstack/react-query";
import { MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedInterview } from "#contract/interviews.ts";
import type { Today as TodayData } from "#contract/overview.ts";
import { formatDay, formatNumber, toVietnamField, vietnamToday } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Skeleton } from "#web/ui/loading.tsx";
import { agendaQuery, soonOf } from "../interviews/queries.ts";
import { panelAddress, screenAddress, tabAddress } from "../routes.ts";
import { TitledCard } from "./card.tsx";

/** What there is to do today. Each number opens exactly what it counts. */
export function Today({ today }: { today: TodayData | undefined }) {
  const t = useTranslation();
  const agenda = useQuery(agendaQuery);
  const interviews = agenda.data && soonOf(agenda.data);
  const isFree =
    today !== undefined &&
    today.to_review.count + today.overdue.count + today.other_times === 0 &&
    today.unanswered.count === 0 &&
    today.interviews + today.rejections_today + today.never_told === 0;
  return (
    <TitledCard
      title={t("today.title")}
      text={isFree ? t("today.nothing") : undefined}
      aside={
        <Link to={screenAddress("interviews")} className={asideClass}>
          {t("today.allInterviews")}
        </Link>
      }
    >
      <ul
        aria-busy={today === undefined}
        className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-6"
      >
        <Figure
          name="overdue"
          count={today?.overdue.count}
          isUrgent
          to={tabAddress("applications", { overdue: "true" })}
        >
          {today !== undefined && <Oldest of={today.overdue} />}
        </Figure>
        <Figure
          name="to_review"
          count={today?.to_review.count}
          to={tabAddress("applications", { to_review: "true" })}
        >
          {today !== undefined && <Oldest of={today.to_review} />}
        </Figure>
        <Figure
          name="unanswered"
          count={today?.unanswered.count}
          to={tabAddress("applications", { unanswered: "true" })}
        >
          {today !== undefined && <Oldest of={today.unanswered} />}
        </Figure>
        <Figure
          name="interviews"
          count={today?.interviews}
          to={screenAddress("interviews", { until: "tomorrow" })}
        >
          <span>{t("today.soon")}</span>
        </Figure>
        <Figure
          name="other_times"
          count={today?.other_times}
          to={tabAddress("applications", { other_times: "true" })}
        />
        <Figure
          name="rejections"
          count={today?.rejections_today}
          to={screenAddress("rejections", { until: "today" })}
        >
          {today !== undefined && today.rejections_waiting > today.rejections_today && (
            <span>{t("today.waiting", { count: today.rejections_waiting })}</span>
          )}
        </Figure>
      </ul>
      {today !== undefined && today.never_told > 0 && (
        <p className="mt-3">
          <Link
            to={tabAddress("applications", { never_told: "true" })}
            className="font-semibold text-danger"
          >
            {t("today.neverTold", { count: today.never_told })}
          </Link>
        </p>
      )}
      {today?.privacy_overdue !== undefined && today.privacy_overdue > 0 && (
        <p className="mt-3">
          <Link to={panelAddress("settings", "privacy")} className="font-semibold text-danger">
            {t("today.privacy", { count: today.privacy_overdue })}
          </Link>
        </p>
      )}
      {today !== undefined && today.unfinished.acts > 0 && (
        <p className="mt-3 font-semibold">
          {t("today.unfinished", { count: today.unfinished.records })}
        </p>
      )}
      {interviews !== undefined && interviews.length > 0 && (
        <ol aria-label={t("today.soonLabel")} className="mt-4 divide-y divide-line">
          {interviews.map((interview) => (
            <Interview key={interview.id} interview={interview} />
          ))}
        </ol>
      )}
    </TitledCard>
  );
}

const asideClass =
  "inline-flex min-h-6 items-center text-sm font-semibold text-primary hover:text-primary-strong pointer-coarse:min-h-11";

function Oldest({ of: { count, oldest_days: days } }: { of: TodayData["overdue"] }) {
  const t = useTranslation();
  return count === 0 || days === 0 ? null : <span>{t("today.oldest", { count: days })}</span>;
}

function Figure({
  name,
  count,
  to,
  isUrgent = false,
  children,
}: {
  name: "overdue" | "to_review" | "unanswered" | "interviews" | "other_times" | "rejections";
  /** Undefined while it loads. */
  count: number | undefined;
  to: string;
  /** Whether any number but 0 is a warning. */
  isUrgent?: boolean;
  children?: ReactNode;
}) {
  const { t, language } = useI18n();
  const tone = count ? (isUrgent ? "text-danger" : "text-accent") : "text-muted";
  return (
    <li>
      <Link
        to={to}
        className="group flex h-full flex-col rounded-md border border-line px-3 py-2 transition-colors hover:border-primary"
      >
        <span className={`min-h-9 text-2xl leading-9 font-semibold tabular-nums ${tone}`}>
          {count === undefined ? (
            <Skeleton className="my-1 h-7 w-10" />
          ) : (
            formatNumber(count, language)
          )}
        </span>
        <span className="text-sm font-semibold group-hover:text-primary">{t(`today.${name}`)}</span>
        <span className="text-[0.8125rem] text-muted tabular-nums">{children}</span>
      </Link>
    </li>
  );
}

function Interview({ interview }: { interview: ListedInterview }) {
  const { t, language } = useI18n();
  const { starts_at, application_id, full_name, job_title, place, video_link } = interview;
  const [day = "", time = ""] = toVietnamField(starts_at ?? "").split("T");
  const isToday = day === vietnamToday();
  const where = place === "" && video_link !== "" ? t("today.video") : place;
  return (
    <li className="grid gap-x-4 py-2 text-[0.9375rem] sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span className="tabular-nums">
        <strong className="font-semibold">{time}</strong>{" "}
        <span className="text-muted">
          {isToday ? t("today.today") : formatDay(day, language, "weekday")}
        </span>
      </span>
      <span className="min-w-0">
        <Link
          to={panelAddress("application", application_id)}
          className="font-semibold wrap-anywhere hover:text-primary"
        >
          {full_name}
        </Link>
        <span className="block text-[0.8125rem] wrap-anywhere text-muted">{job_title}</span>
      </span>
      <span className="min-w-0 text-[0.8125rem] text-muted">
        {where !== "" && (
          <span className="flex gap-1.5 wrap-anywhere">
            <MapPin className="mt-0.5 size-3.5 shrink-0" />
            {where}
          </span>
        )}
        <span className="flex gap-1.5 wrap-anywhere">
          <Users className="mt-0.5 size-3.5 shrink-0" />
          {interview.interviewers.map(({ name }) => name).join(", ")}
        </span>
      </span>
    </li>
  );
}
