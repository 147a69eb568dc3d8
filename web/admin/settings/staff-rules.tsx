import { useId } from "react";
import { twoStepRules } from "#contract/settings.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

/** Whether administrators, and whether recruiters, must sign in in two steps. */
export const SignInRules = ({ settings }: SectionProps) => (
  <div className="space-y-8">
    <SignInRule settings={settings} of="admin" />
    <SignInRule settings={settings} of="recruiter" />
  </div>
);

/** The server refuses the rule for administrators from one without two-step sign-in. */
function SignInRule({ settings, of: role }: SectionProps & { of: keyof typeof twoStepRules }) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: (record) => record[twoStepRules[role]],
    toChange: (isOn) => ({ [twoStepRules[role]]: isOn }),
  });
  return (
    <SettingForm
      title={`adminSettings.signIn.${role}`}
      form={form}
      linesOf={(isOn) => [t(isOn ? "twoStep.on" : "twoStep.off")]}
      // A refused rule is not lost by the link below.
      isAtRisk={form.isChanged && form.error === undefined}
    >
      <SwitchField
        id={form.fieldId}
        label={t(`adminSettings.signIn.${role}Rule`)}
        hint={t(`adminSettings.signIn.${role}RuleText`)}
        checked={form.value}
        disabled={form.isBusy}
        onChange={form.set}
      />
      {form.error !== undefined && (
        <Alert tone="error" title={form.error}>
          <Link
            to="/settings#two-step"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {t("adminSettings.signIn.open")}
          </Link>
        </Alert>
      )}
    </SettingForm>
  );
}

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
      <SwitchField
        id={form.fieldId}
        label={t("adminSettings.recruiters.export")}
        hint={t("adminSettings.recruiters.exportText")}
        checked={form.value}
        disabled={form.isBusy}
        onChange={form.set}
      />
    </SettingForm>
  );
}

/** A setting that is on or off. */
function SwitchField({
  label,
  hint,
  onChange,
  ...control
}: {
  id: string;
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-4">
        <Switch
          {...control}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="font-semibold">{label}</span>
      </label>
      <p id={hintId} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
