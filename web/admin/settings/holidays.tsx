import { settingLimits } from "#contract/limits.ts";
import { formatDate, formatDay } from "#web/i18n/format.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { PublicHolidays } from "./public-holidays.tsx";
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

/** The days in order, with the typed one even before it is added. */
const daysOf = ({ items, typed }: { items: string[]; typed: string }) =>
  typed === "" ? items : [...items, typed].sort();
