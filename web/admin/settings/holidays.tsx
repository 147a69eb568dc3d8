import { useState } from "react";
import { settingLimits } from "#contract/limits.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/controls.tsx";
import { AddItem, ItemList, type SectionProps, SettingForm } from "./setting-form.tsx";
import { useSettingForm } from "./use-setting-form.ts";

type Value = {
  days: string[];
  /** What stands in the field and has not been put in the list yet. */
  typed: string;
};

/** Days besides weekends on which nobody is expected to work. */
export function Holidays({ settings }: SectionProps) {
  const t = useTranslation();
  const { language } = useLanguage();
  const form = useSettingForm<Value>({
    saved: settings,
    read: ({ holidays }) => ({ days: holidays, typed: "" }),
    toChange: (value) => ({ holidays: daysIn(value) }),
  });
  const { value, set } = form;
  const { days, typed } = value;
  const toField = () => document.getElementById(form.fieldId)?.focus();

  function add(): void {
    if (typed === "") return form.tell("field.date.invalid");
    if (days.includes(typed)) return form.tell("field.holidays.twice");
    set({ days: daysIn(value), typed: "" });
    toField();
  }

  return (
    <SettingForm
      title="adminSettings.holidays"
      form={form}
      linesOf={(one) =>
        daysIn(one).length > 0
          ? daysIn(one).map((day) => formatDate(day, language))
          : [t("adminSettings.holidays.none")]
      }
    >
      <AddItem
        id={form.fieldId}
        label={t("adminSettings.holidays.new")}
        error={form.problem}
        className="max-w-md"
        value={typed}
        onChange={(text) => set({ ...value, typed: text })}
        onAdd={add}
        add={t("adminSettings.holidays.add")}
        input={{ type: "date" }}
      />
      <PublicHolidays
        known={days}
        onAdd={(more) => set({ ...value, days: [...days, ...more].toSorted() })}
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
            text: formatDate(day, language),
            detail: weekdayOf(day, language),
            removeLabel: t("adminSettings.holidays.remove", { day: formatDate(day, language) }),
          }))}
          onRemove={(day) => {
            set({ ...value, days: days.filter((one) => one !== day) });
            toField();
          }}
        />
      </div>
    </SettingForm>
  );
}

/** Public holidays of Vietnam that fall on the same day every year (Labour Code 2019, article 112). */
const fixedDays = ["01-01", "04-30", "05-01", "09-02"];
const yearsAhead = 2;

function PublicHolidays({
  known,
  onAdd,
}: {
  known: readonly string[];
  onAdd: (days: string[]) => void;
}) {
  const t = useTranslation();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [year, setYear] = useState(thisYear);
  const [added, setAdded] = useState<number | null>(null);
  const missing = fixedDays.map((day) => `${year}-${day}`).filter((day) => !known.includes(day));
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
          onChange={({ target }) => {
            setYear(Number(target.value));
            setAdded(null);
          }}
          className="w-32"
        >
          {Array.from({ length: yearsAhead + 1 }, (_, ahead) => (
            <option key={ahead} value={thisYear + ahead}>
              {thisYear + ahead}
            </option>
          ))}
        </Select>
        <Button
          variant="secondary"
          aria-describedby="fixed-holidays"
          onClick={() => {
            if (missing.length > 0) onAdd(missing);
            setAdded(missing.length);
          }}
        >
          {t("adminSettings.holidays.addYear", { year })}
        </Button>
        <output className="text-sm text-muted">
          {added === 0 && t("adminSettings.holidays.allThere", { year })}
          {added !== null && added > 0 && t("adminSettings.holidays.added", { count: added })}
        </output>
      </div>
    </fieldset>
  );
}

/** With the day that was typed and not yet added: whoever saves means it too. */
const daysIn = ({ days, typed }: Value) => (typed === "" ? days : [...days, typed].toSorted());

const weekdayOf = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(new Date(day));
