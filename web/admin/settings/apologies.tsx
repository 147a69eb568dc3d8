import { useTranslation } from "#web/i18n/i18n.tsx";
import { SwitchField } from "./setting-fields.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

/** Whether applicants are told once that the promised answer is late. */
export function Apologies({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ sendsApologies }) => sendsApologies,
    toChange: (sendsApologies) => ({ sendsApologies }),
  });
  return (
    <SettingForm
      title="adminSettings.apologies"
      form={form}
      linesOf={(isOn) => [t(isOn ? "adminSettings.apologies.on" : "adminSettings.apologies.off")]}
    >
      <SwitchField
        id={form.fieldId}
        label={t("adminSettings.apologies.send")}
        hint={t("adminSettings.apologies.hint")}
        checked={form.value}
        disabled={form.isBusy}
        onChange={form.set}
      />
    </SettingForm>
  );
}
