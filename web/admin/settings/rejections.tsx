import { useTranslation } from "#web/i18n/i18n.tsx";
import { type SectionProps, SettingForm, wholeNumber, WholeNumberField } from "./setting-form.tsx";
import { useSettingForm } from "./use-setting-form.ts";

/** How long a rejection can be taken back before its letter leaves. */
export function Rejections({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    saved: settings,
    read: ({ rejectionHoldHours }) => String(rejectionHoldHours),
    toChange: (hours) => ({ rejectionHoldHours: wholeNumber(hours) }),
  });
  return (
    <SettingForm
      title="adminSettings.rejections"
      form={form}
      linesOf={(hours) => [
        t("adminSettings.rejections.waits", {
          count: hours,
        }),
      ]}
    >
      <WholeNumberField
        id={form.fieldId}
        label={t("adminSettings.rejections.hours")}
        hint={t("adminSettings.rejections.hint")}
        error={form.problem}
        value={form.value}
        onChange={form.set}
      />
    </SettingForm>
  );
}
