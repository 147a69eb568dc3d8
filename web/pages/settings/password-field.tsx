import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordInput } from "#web/ui/controls.tsx";

export function PasswordField({
  name,
  label,
  hint,
  error,
  isNew = false,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  isNew?: boolean;
}) {
  const t = useTranslation();
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete={isNew ? "new-password" : "current-password"}
          required
          showLabel={t("form.showPassword")}
          hideLabel={t("form.hidePassword")}
        />
      )}
    </Field>
  );
}
