import { type ComponentProps, useId } from "react";
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

type WithoutField<Props> = Omit<Props, keyof FieldProps>;

/** A long text of a form with its error. */
export function TextareaField({
  form,
  name,
  label,
  hint,
  className = "",
  ...textarea
}: FieldProps & WithoutField<ComponentProps<"textarea">>) {
  return (
    <Field label={label} hint={hint} error={form.problemOf(name)} className={className}>
      {(control) => <Textarea {...control} name={name} {...textarea} />}
    </Field>
  );
}

/** A choice with its error where it is a field of a form. The asterisk marks a required one. */
export function SelectField({
  form,
  name = "",
  label,
  hint,
  className = "",
  required = false,
  ...select
}: Partial<FieldProps> & Pick<FieldProps, "label"> & WithoutField<ComponentProps<typeof Select>>) {
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={form?.problemOf(name)}
      className={className}
    >
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
}: Pick<FieldProps, "label" | "className"> & { hint: string } & Omit<
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
