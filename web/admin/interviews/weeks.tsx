import { type LucideIcon, MapPin, Users, Video } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedInterview } from "#contract/interviews.ts";
import { formatClock, formatDay, companyZone, vietnamDay, vietnamToday } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { NewTabLink } from "#web/sections/outside-links.tsx";
import { panelAddress } from "../routes.ts";
import { weeksOf } from "./week-days.ts";

const columns = { 5: "lg:grid-cols-5", 6: "lg:grid-cols-6", 7: "lg:grid-cols-7" } as const;

/** The agreed interviews of this week and the next by day. A phone leaves out days without one. */
export function Weeks({ interviews }: { interviews: readonly ListedInterview[] }) {
  const { t, language } = useI18n();
  const today = vietnamToday();
  const onDay = (day: string) =>
    interviews.filter(({ starts_at }) => starts_at !== null && vietnamDay(starts_at) === day);
  return weeksOf(today).map((week, index) => {
    const name = index === 0 ? "thisWeek" : "nextWeek";
    // A weekend has its columns where somebody works on it.
    const days = week.filter((day, place) => place < 5 || onDay(day).length > 0);
    const isEmpty = days.every((day) => onDay(day).length === 0);
    return (
      <section key={name} aria-labelledby={`agenda-${name}`} className="col-span-full">
        <h3 id={`agenda-${name}`} className="text-sm font-semibold text-muted">
          {t(`agenda.${name}`)}
        </h3>
        {isEmpty && <p className="mt-1 text-muted lg:sr-only">{t("agenda.noneInWeek")}</p>}
        <ol
          className={`mt-2 grid gap-px overflow-hidden rounded-md border border-line bg-line ${columns[days.length === 7 ? 7 : days.length === 6 ? 6 : 5]} ${isEmpty ? "max-lg:hidden" : ""}`}
        >
          {days.map((day) => (
            <li
              key={day}
              className={`min-w-0 bg-surface p-3 lg:min-h-28 ${onDay(day).length === 0 ? "max-lg:hidden" : ""}`}
            >
              <h4
                aria-current={day === today ? "date" : undefined}
                className="text-sm font-semibold text-muted first-letter:uppercase aria-[current=date]:text-primary"
              >
                {`${formatDay(day, language, "weekday")}, ${formatDay(day, language, "short")}`}
              </h4>
              <ol className="mt-2 grid gap-3 empty:hidden">
                {onDay(day).map((interview) => (
                  <Entry key={interview.id} interview={interview} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function Entry({ interview }: { interview: ListedInterview }) {
  const { t } = useI18n();
  const { application_id, starts_at, full_name, job_title, place, video_link: video } = interview;
  const people = [...interview.interviewers, ...interview.guests].map(({ name }) => name);
  return (
    <li className="grid gap-0.5 text-[0.8125rem] text-muted">
      <strong className="text-sm font-semibold text-ink tabular-nums">
        {formatClock(starts_at ?? "", companyZone)}
      </strong>
      <Link
        to={panelAddress("application", application_id)}
        className="inline-flex min-h-6 items-center text-sm font-semibold wrap-anywhere text-ink hover:text-primary pointer-coarse:min-h-11"
      >
        {full_name}
      </Link>
      <span className="wrap-anywhere">{job_title}</span>
      {place !== "" && <Line Icon={MapPin}>{place}</Line>}
      {video !== "" && (
        <Line Icon={Video}>
          <NewTabLink
            href={video}
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center text-primary underline underline-offset-2 pointer-coarse:min-h-11"
          >
            {t("interview.openVideo")}
          </NewTabLink>
        </Line>
      )}
      {people.length > 0 && <Line Icon={Users}>{people.join(", ")}</Line>}
    </li>
  );
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex gap-1.5">
      <Icon aria-hidden className="mt-1 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
