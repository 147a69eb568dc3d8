import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { limits } from "#contract/limits.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { Input, Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { useField } from "./form.tsx";

// Fields of the form around them, with their errors.

type FieldProps = {
  name: string;
  showsAsterisk?: boolean;
} & Pick<ComponentProps<typeof Field>, "label" | "hint" | "aside">;

/** A required field. The input takes the remaining props. */
export function TextField({
  name,
  label,
  hint,
  showsAsterisk = false,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  return (
    <Field label={label} hint={hint} required={showsAsterisk} {...useField(name)}>
      {(control) => <Input {...control} name={name} required {...input} />}
    </Field>
  );
}

/** An email address; by default that of an account, marked so that password managers find it. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
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
  name = "password",
  isNew = false,
  ...field
}: Omit<FieldProps, "name"> & { name?: string; isNew?: boolean }) {
  const t = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <Field {...field} {...useField(name)}>
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

type LongProps = {
  name: string;
  label: string;
  hint?: string;
  /** The classes of the whole field. */
  className?: string;
};

type WithoutField<Props> = Omit<Props, keyof LongProps>;

/** A long text. */
export function TextareaField({
  name,
  label,
  hint,
  className = "",
  ...textarea
}: LongProps & WithoutField<ComponentProps<"textarea">>) {
  return (
    <Field label={label} hint={hint} {...useField(name)} className={className}>
      {(control) => <Textarea {...control} name={name} {...textarea} />}
    </Field>
  );
}

/** A choice. The asterisk marks a required one. */
export function SelectField({
  name = "",
  label,
  hint,
  className = "",
  required = false,
  ...select
}: Partial<LongProps> & Pick<LongProps, "label"> & WithoutField<ComponentProps<typeof Select>>) {
  return (
    <Field label={label} hint={hint} required={required} {...useField(name)} className={className}>
      {(control) => <Select {...control} name={name} required={required} {...select} />}
    </Field>
  );
}

/** A checkbox with a text that explains it. */
export function CheckboxField({
  label,
  hint,
  className = "",
  ...input
}: Pick<LongProps, "label" | "className"> & { hint: string } & Omit<
    ComponentProps<"input">,
    "type"
  >) {
  const hintId = useId();
  return (
    <label className={`grid grid-cols-[auto_1fr] items-center gap-x-3 ${className}`}>
      <input
        type="checkbox"
        aria-describedby={hintId}
        className="size-5 accent-primary"
        {...input}
      />
      <span className="py-2.5 text-[0.9375rem] font-semibold">{label}</span>
      <span id={hintId} className="col-start-2 -mt-2 text-sm text-muted">
        {hint}
      </span>
    </label>
  );
}
