import { useState } from "react";
import { formatDate, formatDay, vietnamToday } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Select } from "#web/ui/controls.tsx";
import { DayField } from "../list/filters.tsx";
import { daysBetween, fixedDays, tetDays } from "./holiday-days.ts";

type Props = { known: readonly string[]; onAdd: (days: string[]) => void };

/** Adds several days at once: a range, the holidays of a year on a fixed date, or the coming Tết. */
export function PublicHolidays({ known, onAdd }: Props) {
  const { t, language } = useI18n();
  const [today] = useState(vietnamToday);
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [range, setRange] = useState({ from: "", to: "" });
  const [added, setAdded] = useState<number | null>(null);
  const tet = tetDays(today);
  const [first = ""] = tet;
  const isTooLong = range.from !== "" && range.to !== "" && daysIn(range).length === 0;

  function addMissing(days: readonly string[]): void {
    const missing = days.filter((day) => !known.includes(day));
    if (missing.length > 0) onAdd(missing);
    setAdded(missing.length);
  }

  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-4">
      <legend className="px-1 text-[0.9375rem] font-semibold">
        {t("adminSettings.holidays.several")}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {(["from", "to"] as const).map((name) => (
          <span key={name} className="w-40">
            <DayField
              aria-label={t(`adminSettings.holidays.${name}`)}
              day={range[name]}
              min={name === "to" ? range.from : undefined}
              onDay={(day) => setRange({ ...range, [name]: day })}
            />
          </span>
        ))}
        <SmallButton
          disabled={daysIn(range).length === 0}
          onClick={() => {
            addMissing(daysIn(range));
            setRange({ from: "", to: "" });
          }}
        >
          {t("adminSettings.holidays.addRange")}
        </SmallButton>
      </div>
      {isTooLong && (
        <p className="text-sm text-danger">{t("adminSettings.holidays.rangeInvalid")}</p>
      )}
      <p id="fixed-holidays" className="text-sm text-muted">
        {t("adminSettings.holidays.vietnamText")}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          isDense
          aria-label={t("adminSettings.holidays.year")}
          value={year}
          options={[thisYear, thisYear + 1, thisYear + 2].map((one) => [one, String(one)])}
          onChange={({ target }) => {
            setYear(Number(target.value));
            setAdded(null);
          }}
          className="w-28"
        />
        <SmallButton
          aria-describedby="fixed-holidays"
          onClick={() => addMissing(fixedDays.map((day) => `${year}-${day}`))}
        >
          {t("adminSettings.holidays.addYear", { year: String(year) })}
        </SmallButton>
        {first !== "" && (
          <SmallButton onClick={() => addMissing(tet)}>
            {t("adminSettings.holidays.addTet", {
              first: formatDay(first, language, "short"),
              last: formatDate(tet.at(-1) ?? first, language),
            })}
          </SmallButton>
        )}
        <output className="text-sm text-muted">
          {added === 0 && <span>{t("adminSettings.holidays.allThere")}</span>}
          {added !== null && added > 0 && (
            <span>{t("adminSettings.holidays.added", { count: added })}</span>
          )}
        </output>
      </div>
    </fieldset>
  );
}

const daysIn = ({ from, to }: { from: string; to: string }) =>
  from === "" || to === "" ? [] : daysBetween(from, to);
