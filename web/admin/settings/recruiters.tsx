import { useTranslation } from "#web/i18n/i18n.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

/** Whether recruiters may export lists of applications. */
export function Recruiters({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ recruitersMayExport }) => recruitersMayExport,
    toChange: (recruitersMayExport) => ({ recruitersMayExport }),
  });
  return (
    <SettingForm
      title="adminSettings.recruiters"
      form={form}
      linesOf={(isOn) => [t(isOn ? "adminSettings.recruiters.on" : "adminSettings.recruiters.off")]}
    >
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-4">
          <Switch
            id={form.fieldId}
            aria-describedby={`${form.fieldId}-text`}
            checked={form.value}
            disabled={form.isBusy}
            onChange={({ target }) => form.set(target.checked)}
          />
          <span className="font-semibold">{t("adminSettings.recruiters.export")}</span>
        </label>
        <p id={`${form.fieldId}-text`} className="mt-1 text-sm text-muted">
          {t("adminSettings.recruiters.exportText")}
        </p>
      </div>
    </SettingForm>
  );
}
