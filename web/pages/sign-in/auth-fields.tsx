import type { ComponentProps } from "react";
import type { useEntryForm } from "#web/forms/use-form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input, PasswordInput } from "#web/ui/controls.tsx";

type Form = Pick<ReturnType<typeof useEntryForm>, "problemOf">;

/** The address an account is known by, as password managers look for it. */
export function EmailField({
  form,
  label,
  ...rest
}: { form: Form; label: string } & Pick<ComponentProps<"input">, "defaultValue" | "onBlur">) {
  return (
    <Field label={label} error={form.problemOf("email")}>
      {(control) => (
        <Input
          {...control}
          {...rest}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
        />
      )}
    </Field>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({
  form,
  words,
}: {
  form: Form;
  words: Record<"password" | "confirmPassword" | "rule" | "show" | "hide", string>;
}) {
  return (["password", "confirmPassword"] as const).map((name) => (
    <Field
      key={name}
      label={words[name]}
      {...(name === "password" && { hint: words.rule })}
      error={form.problemOf(name)}
    >
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          autoComplete="new-password"
          required
          showLabel={words.show}
          hideLabel={words.hide}
        />
      )}
    </Field>
  ));
}

/** How links among the fields of an entry form look. */
export const entryLinkLook =
  "text-[0.9375rem] font-semibold text-primary hover:text-primary-strong";
