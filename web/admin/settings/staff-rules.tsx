import { twoStepRules } from "#contract/settings.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SwitchField } from "./setting-fields.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

const ruledRoles = ["admin", "recruiter"] as const;

/**
 * Whether administrators, and whether recruiters, must sign in in two steps. The server refuses the rule
 * for administrators from one without two-step sign-in.
 */
export function SignInRules({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ adminsNeedTwoStep, recruitersNeedTwoStep }) => ({
      adminsNeedTwoStep,
      recruitersNeedTwoStep,
    }),
    toChange: (rules) => rules,
    // A refused rule is not lost by the link below.
    asksAfterRefusal: false,
  });
  return (
    <SettingForm
      title="adminSettings.signIn"
      form={form}
      linesOf={(rules) =>
        ruledRoles.map((role) => {
          const state = t(rules[twoStepRules[role]] ? "twoStep.on" : "twoStep.off");
          return `${t(`adminSettings.signIn.${role}Rule`)}: ${state}`;
        })
      }
    >
      {ruledRoles.map((role) => (
        <SwitchField
          key={role}
          // The control that takes the focus on an error.
          id={role === "admin" ? form.fieldId : `${form.fieldId}-${role}`}
          label={t(`adminSettings.signIn.${role}Rule`)}
          hint={t(`adminSettings.signIn.${role}RuleText`)}
          checked={form.value[twoStepRules[role]]}
          disabled={form.isBusy}
          onChange={(isOn) => form.set({ ...form.value, [twoStepRules[role]]: isOn })}
        />
      ))}
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
