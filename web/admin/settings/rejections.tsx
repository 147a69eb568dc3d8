import { useTranslation } from "#web/i18n/i18n.tsx";
import { wholeNumber, WholeNumberField } from "./setting-fields.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

/** How long the e-mail of a rejection waits, so that the rejection can be undone. */
export function Rejections({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ rejectionHoldHours }) => String(rejectionHoldHours),
    toChange: (hours) => ({ rejectionHoldHours: wholeNumber(hours) }),
  });
  return (
    <SettingForm
      title="adminSettings.rejections"
      form={form}
      linesOf={(hours) => [t("adminSettings.rejections.waits", { count: hours })]}
    >
      <WholeNumberField
        id={form.fieldId}
        label={t("adminSettings.rejections.hours")}
        hint={t("adminSettings.rejections.hint")}
        error={form.error}
        value={form.value}
        onChange={form.set}
      />
    </SettingForm>
  );
}
