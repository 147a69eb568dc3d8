import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { limits } from "#contract/limits.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { EmailSuggestion } from "./email-suggestion.tsx";
import type { useForm } from "./use-form.ts";

type FieldProps = {
  form: Pick<ReturnType<typeof useForm>, "problemOf">;
  name: string;
  showsAsterisk?: boolean;
} & Pick<ComponentProps<typeof Field>, "label" | "hint" | "aside">;

/** A required field of a form with its error. The input takes the remaining props. */
export function TextField({
  form,
  name,
  label,
  hint,
  showsAsterisk = false,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  return (
    <Field label={label} hint={hint} required={showsAsterisk} error={form.problemOf(name)}>
      {(control) => <Input {...control} name={name} required {...input} />}
    </Field>
  );
}

/** An email address; by default that of an account, marked so that password managers find it. */
export function EmailField(
  props: Partial<ComponentProps<typeof TextField>> & Pick<FieldProps, "form">,
) {
  const t = useTranslation();
  return (
    <EmailSuggestion>
      <TextField
        name="email"
        label={t("form.email")}
        type="email"
        autoComplete="username"
        spellCheck={false}
        {...props}
      />
    </EmailSuggestion>
  );
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, "name">) {
  return (
    <TextField
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.twoStepCode.max}
      className="max-w-60 tracking-widest tabular-nums"
      {...props}
    />
  );
}

/** A password, by default the current one of the account, with a button that shows it. */
export function PasswordField({
  form,
  name = "password",
  isNew = false,
  ...field
}: Omit<FieldProps, "name"> & { name?: string; isNew?: boolean }) {
  const t = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field} error={form.problemOf(name)}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            autoCapitalize="none"
            spellCheck={false}
            required
            className="pr-12"
          />
          <IconButton
            label={t(isShown ? "form.hidePassword" : "form.showPassword")}
            Icon={isShown ? EyeOff : Eye}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute top-1 right-1 pointer-coarse:top-0 pointer-coarse:right-0"
          />
        </div>
      )}
    </Field>
  );
}
