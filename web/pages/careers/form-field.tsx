import type { ComponentProps, ReactNode } from "react";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { fieldLabels, type FieldName } from "./fields.ts";
import type { Form } from "./use-application-form.ts";

type FieldProps = {
  form: Form;
  name: FieldName;
  required?: boolean;
  aside?: ReactNode;
  hint?: string;
  className?: string;
};

type ControlProps = Parameters<ComponentProps<typeof Field>["children"]>[0] & { name: FieldName };

/** A field of the form with its label and its error. Without a control an input takes the remaining props. */
export function FormField({
  form,
  name,
  required = false,
  aside,
  hint,
  className = "",
  children,
  ...input
}: FieldProps & { children?: (control: ControlProps) => ReactNode } & Omit<
    ComponentProps<"input">,
    keyof FieldProps | "children"
  >) {
  const { t, translateKey: messageOf } = useI18n();
  const error = form.errorOf(name);
  return (
    <Field
      id={name}
      label={t(fieldLabels[name])}
      required={required}
      error={error === undefined ? undefined : messageOf(error)}
      aside={aside}
      hint={hint}
      className={className}
    >
      {(control) =>
        children === undefined ? (
          <Input aria-required={required || undefined} {...input} {...control} name={name} />
        ) : (
          children({ ...control, name })
        )
      }
    </Field>
  );
}

/** A titled section of the form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10 first:border-0 first:pt-0 last:pb-0">
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
