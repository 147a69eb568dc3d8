import { PrivacyRequestKind } from "#contract/privacy.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { WholeNumberField, wholeNumber } from "./retention.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";

const kinds = PrivacyRequestKind.options;

/** The days in which each kind of request is answered. */
export function RequestDays({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm({
    settings,
    read: ({ privacyRequestDays: days }) => ({
      copy: String(days.copy),
      correction: String(days.correction),
      restriction: String(days.restriction),
      consent_withdrawal: String(days.consent_withdrawal),
      erasure: String(days.erasure),
    }),
    toChange: (days) => ({
      privacyRequestDays: Object.fromEntries(kinds.map((kind) => [kind, wholeNumber(days[kind])])),
    }),
  });
  return (
    <SettingForm
      title="privacyRequests.days"
      form={form}
      linesOf={(days) => kinds.map((kind) => `${t(`requestKind.${kind}`)}: ${days[kind]}`)}
    >
      <h4 className="heading-5">{t("privacyRequests.days")}</h4>
      <div className="grid gap-4 sm:grid-cols-3">
        {kinds.map((kind, index) => (
          <WholeNumberField
            key={kind}
            id={index === 0 ? form.fieldId : `${form.fieldId}-${kind}`}
            label={t(`requestKind.${kind}`)}
            hint=""
            error={index === 0 ? form.error : undefined}
            value={form.value[kind]}
            onChange={(text) => form.set({ ...form.value, [kind]: text })}
          />
        ))}
      </div>
    </SettingForm>
  );
}
