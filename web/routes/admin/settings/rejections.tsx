import { useText } from "#web/language.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { wholeNumber } from "./whole-number.ts";
import { SettingForm, type SectionProps } from "./setting-form.tsx";
import { useSettingForm } from "./use-setting-form.ts";

/** How long a rejection can be taken back before its letter leaves. */
export function Rejections({ settings }: SectionProps) {
  const t = useText();
  const form = useSettingForm({
    saved: settings,
    read: ({ rejectionHoldHours }) => String(rejectionHoldHours),
    toChange: (hours) => ({ rejectionHoldHours: wholeNumber(hours) }),
  });
  return (
    <SettingForm
      title="adminSettings.rejections"
      form={form}
      linesOf={(hours) => [t("adminSettings.rejections.waits", { count: hours })]}
    >
      <Field
        id={form.fieldId}
        label={t("adminSettings.rejections.hours")}
        hint={t("adminSettings.rejections.hint")}
        error={form.problem}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={form.value}
            onChange={({ target }) => form.set(target.value)}
            className="max-w-40"
          />
        )}
      </Field>
    </SettingForm>
  );
}
