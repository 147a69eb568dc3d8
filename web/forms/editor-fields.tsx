import type { ComponentProps } from "react";
import { Select, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import type { useForm } from "./use-form.ts";

type FieldProps = {
  form: Pick<ReturnType<typeof useForm>, "problemOf">;
  name: string;
  label: string;
  hint?: string;
  /** The classes of the whole field. */
  className?: string;
};

type WithField<Props> = FieldProps & Omit<Props, keyof FieldProps>;

/** A long text of a form with its error. */
export function TextareaField({
  form,
  name,
  label,
  hint,
  className = "",
  ...textarea
}: WithField<ComponentProps<"textarea">>) {
  return (
    <Field label={label} hint={hint} error={form.problemOf(name)} className={className}>
      {(control) => <Textarea {...control} name={name} {...textarea} />}
    </Field>
  );
}

/** A choice of a form with its error. */
export function SelectField({
  form,
  name,
  label,
  hint,
  className = "",
  ...select
}: WithField<ComponentProps<typeof Select>>) {
  return (
    <Field label={label} hint={hint} error={form.problemOf(name)} className={className}>
      {(control) => <Select {...control} name={name} {...select} />}
    </Field>
  );
}
