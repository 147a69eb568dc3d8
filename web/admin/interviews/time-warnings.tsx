import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CheckClashes } from "#contract/interviews.ts";
import type { Language } from "#contract/languages.ts";
import { formatDay } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { formatInterviewTime } from "#web/i18n/vietnam-time.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { slotNames } from "./offer-values.ts";
import { clashesQuery } from "./queries.ts";

/** What speaks against these times: other interviews of the same people, weekends and holidays. Nothing blocks. */
export function TimeWarnings({ times }: { times: CheckClashes }) {
  const { t, language } = useI18n();
  const { data: { clashes, days_off: daysOff } = { clashes: [], days_off: [] } } = useQuery({
    ...clashesQuery(times),
    placeholderData: keepPreviousData,
  });
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden sm:col-span-2">
      {daysOff.length > 0 && (
        <Alert tone="warning" title={t("interviews.dayOff")}>
          {daysOff.map((time) => formatInterviewTime(time, language)).join("; ")}
        </Alert>
      )}
      {clashes.length > 0 && (
        <Alert tone="warning" title={t("interviews.clashes")}>
          <ul className="grid gap-1">
            {clashes.map(({ slot, starts_at, minutes, full_name, people, state }) => (
              <li key={`${slot} ${starts_at} ${full_name}`} className="wrap-anywhere">
                {t("interviews.clash", {
                  people: people.join(", "),
                  time: formatInterviewTime(starts_at, language, minutes),
                  name: full_name,
                  state: t(`interview.state.${state}`),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** The weekday of each typed time by the name of its field: a field for a date shows no weekday. */
export function daysOf(values: Partial<Record<string, unknown>>, language: Language) {
  const named = slotNames.flatMap((name) => {
    const value = values[name];
    const hasDay = typeof value === "string" && value !== "";
    return hasDay ? [[name, formatDay(value.slice(0, 10), language, "weekday")]] : [];
  });
  return Object.fromEntries(named);
}
