import type { Language } from "#contract/languages.ts";
import { companyZone, formatClock, locales, withSlash } from "./format.ts";
import { useI18n } from "./i18n.tsx";

const minuteMs = 60_000;

const days = {
  en: { day: "numeric", month: "short" },
  vi: { day: "2-digit", month: "2-digit" },
} as const;

/** An instant as day and time in Vietnam. */
export function formatInterviewTime(iso: string, language: Language, minutes = 0): string {
  return formatIn(companyZone, iso, language, minutes).join(", ");
}

/** "3 Dec, 14:00": without weekday and year, where there is little room. */
export function formatShortTime(iso: string, language: Language): string {
  const at = new Date(iso);
  const timeZone = companyZone;
  const day = at.toLocaleDateString(locales[language], { ...days[language], timeZone });
  return `${withSlash(day)}, ${formatClock(at, timeZone)}`;
}

/** The day and the hours of an instant, in the zone of the reader where `timeZone` is undefined. */
function formatIn(timeZone: string | undefined, iso: string, language: Language, minutes: number) {
  const start = new Date(iso);
  const day = start.toLocaleDateString(locales[language], {
    weekday: "short",
    ...days[language],
    year: "numeric",
    timeZone,
  });
  const clock = (at: Date) => formatClock(at, timeZone);
  const end = new Date(start.getTime() + minutes * minuteMs);
  return [day, `${clock(start)}${minutes === 0 ? "" : `–${clock(end)}`}`] as const;
}

/**
 * The time of an interview in Vietnam. It names the zone, and adds the reader's time, where that differs.
 */
export function InterviewTime({ iso, minutes = 0 }: { iso: string; minutes?: number }) {
  const { t, language } = useI18n();
  const [day, hours] = formatIn(companyZone, iso, language, minutes);
  const own = formatIn(undefined, iso, language, minutes).join(", ");
  return (
    <time dateTime={iso}>
      <span>{`${day}, `}</span>
      <span className="whitespace-nowrap">{hours}</span>
      {own !== `${day}, ${hours}` && (
        <>
          <span>{` (${t("interview.zone")})`}</span>
          <span className="block text-sm font-normal text-muted">
            {t("interview.yourZone", { time: own })}
          </span>
        </>
      )}
    </time>
  );
}
