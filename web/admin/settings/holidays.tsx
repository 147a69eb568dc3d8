import { useState } from "react";
import { settingLimits } from "#contract/limits.ts";
import { formatDate, formatDay } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/controls.tsx";
import { AddItem, ItemList } from "./setting-fields.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

/** Days besides weekends that do not count as business days. */
export function Holidays({ settings }: SectionProps) {
  const { t, language } = useI18n();
  const form = useSettingForm({
    settings,
    read: ({ holidays }) => ({ items: holidays, typed: "" }),
    toChange: (value) => ({ holidays: daysOf(value) }),
  });
  const { value, set } = form;
  const { items: days } = value;

  return (
    <SettingForm
      title="adminSettings.holidays"
      form={form}
      linesOf={(one) =>
        daysOf(one).length === 0
          ? [t("adminSettings.holidays.none")]
          : daysOf(one).map((day) => formatDate(day, language))
      }
    >
      <AddItem
        form={form}
        label={t("adminSettings.holidays.new")}
        className="max-w-md"
        errorOf={(typed) => {
          if (typed === "") return "field.date.invalid";
          return days.includes(typed) ? "field.holidays.twice" : undefined;
        }}
        itemsOf={daysOf}
        add={t("form.add")}
        input={{ type: "date" }}
      />
      <PublicHolidays
        known={days}
        onAdd={(more) => set({ ...value, items: [...days, ...more].sort() })}
      />
      <div>
        <p aria-live="polite" className="mb-2 text-sm text-muted tabular-nums">
          {days.length === 0
            ? t("adminSettings.holidays.none")
            : t("adminSettings.holidays.count", {
                count: days.length,
                max: settingLimits.holidays,
              })}
        </p>
        <ItemList
          label={t("adminSettings.holidays")}
          items={days.map((day) => ({
            key: day,
            content: (
              <>
                <span>{formatDate(day, language)}</span>
                <span className="ml-2 text-sm text-muted">
                  {formatDay(day, language, "weekday")}
                </span>
              </>
            ),
            removeLabel: t("adminSettings.holidays.remove", { day: formatDate(day, language) }),
          }))}
          onRemove={(day) => {
            set({ ...value, items: days.filter((one) => one !== day) });
            form.focus();
          }}
        />
      </div>
    </SettingForm>
  );
}

/** Public holidays of Vietnam on a fixed date (Labour Code 2019, article 112). */
const fixedDays = ["01-01", "04-30", "05-01", "09-02"];

function PublicHolidays({
  known,
  onAdd,
}: {
  known: readonly string[];
  onAdd: (days: string[]) => void;
}) {
  const t = useTranslation();
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = [thisYear, thisYear + 1, thisYear + 2];
  const [year, setYear] = useState(thisYear);
  const [added, setAdded] = useState<number | null>(null);

  function addMissing(): void {
    const days = fixedDays.map((day) => `${year}-${day}`).filter((day) => !known.includes(day));
    if (days.length > 0) onAdd(days);
    setAdded(days.length);
  }

  return (
    <fieldset className="rounded-md border border-line p-4">
      <legend className="px-1 text-[0.9375rem] font-semibold">
        {t("adminSettings.holidays.vietnam")}
      </legend>
      <p id="fixed-holidays" className="text-sm text-muted">
        {t("adminSettings.holidays.vietnamText")}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Select
          aria-label={t("adminSettings.holidays.year")}
          value={year}
          options={years.map((one) => [one, String(one)])}
          onChange={({ target }) => {
            setYear(Number(target.value));
            setAdded(null);
          }}
          className="w-32"
        />
        <Button variant="secondary" aria-describedby="fixed-holidays" onClick={addMissing}>
          {t("adminSettings.holidays.addYear", { year: String(year) })}
        </Button>
        <output className="text-sm text-muted">
          {added === 0 && (
            <span>{t("adminSettings.holidays.allThere", { year: String(year) })}</span>
          )}
          {added !== null && added > 0 && (
            <span>{t("adminSettings.holidays.added", { count: added })}</span>
          )}
        </output>
      </div>
    </fieldset>
  );
}

/** The days in order, with the typed one even before it is added. */
const daysOf = ({ items, typed }: { items: string[]; typed: string }) =>
  typed === "" ? items : [...items, typed].sort();
