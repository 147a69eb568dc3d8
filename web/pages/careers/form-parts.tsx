import type { ComponentProps, ReactNode } from "react";
import { useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { fieldLabels, type FieldName } from "./fields.ts";
import type { Form } from "./use-application-form.ts";

/** One titled part of the form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10 first:border-0 first:pt-0 last:pb-0">
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

type FieldProps = {
  form: Form;
  name: FieldName;
  required?: boolean;
  aside?: ReactNode;
  hint?: string;
  className?: string;
};

type ControlProps = Parameters<ComponentProps<typeof Field>["children"]>[0] & { name: FieldName };

/** A field of the form: its label, its control, and what is wrong with it in the reader's language. */
export function FormField({
  form,
  name,
  children,
  ...rest
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTranslation();
  const messageOf = useTranslateKey();
  const problem = form.problemOf(name);
  return (
    <Field
      id={name}
      label={t(fieldLabels[name])}
      error={problem === undefined ? undefined : messageOf(problem)}
      {...rest}
    >
      {(control) => children({ ...control, name })}
    </Field>
  );
}

/** A field of one line. What is not about the field goes to its input. */
export function LineField({
  form,
  name,
  required = false,
  hint,
  className = "",
  ...input
}: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  return (
    <FormField
      form={form}
      name={name}
      required={required}
      className={className}
      {...(hint !== undefined && { hint })}
    >
      {(control) => <Input {...input} {...control} />}
    </FormField>
  );
}
