import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from "react";
import { resumeLimits } from "#contract/limits.ts";
import { FileDrop } from "#web/forms/file-drop.tsx";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { fieldLabels, type FieldName, focusField } from "./field-labels.ts";
import type { Form } from "./use-application-form.ts";

const FormContext = createContext<Form | null>(null);

/** Gives the form to the fields within it. */
export const FormProvider = ({ form, children }: { form: Form; children: ReactNode }) => (
  <FormContext value={form}>{children}</FormContext>
);

export function useFormAround(): Form {
  const form = use(FormContext);
  if (form === null) throw new Error("useFormAround needs a FormProvider around it");
  return form;
}

type FieldProps = {
  name: FieldName;
  required?: boolean;
  aside?: ReactNode;
  hint?: string;
  className?: string;
};

type ControlProps = Parameters<ComponentProps<typeof Field>["children"]>[0] & { name: FieldName };

/** A field of the form with its label and its error. Without a control an input takes the remaining props. */
export function FormField({
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
  const error = useFormAround().errorOf(name);
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
      <h2 className="heading-4">{title}</h2>
      <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

/** Takes the resume, reads it and shows it. */
export function ResumeField({ isLocked }: { isLocked: boolean }) {
  const t = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { resume, errorOf } = useFormAround();
  const { file, reading } = resume;

  async function take(chosen: File): Promise<void> {
    if (isLocked) return;
    if (!(await resume.choose(chosen))) focusField("resume");
  }

  useEffect(() => {
    // A file chosen before hydration.
    const chosen = input.current?.files?.[0];
    if (chosen !== undefined) void resume.choose(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at hydration
  }, []);

  return (
    <FormField name="resume" required className="sm:col-span-2">
      {({ name: _notSent, ...control }) => (
        <>
          <FileDrop
            {...control}
            ref={input}
            isLarge
            file={file}
            accept={resumeLimits.extensions.join(",")}
            aria-required
            invitation={{
              choose: t("apply.resume.choose"),
              dropNow: t("apply.resume.dropNow"),
              rules: t("apply.resume.rules"),
            }}
            progress={
              reading === undefined ? undefined : (
                <p className="flex min-h-36 items-center justify-center gap-3 p-4 text-muted">
                  <Spinner />
                  <span className="min-w-0 wrap-anywhere">
                    {t("apply.resume.reading", { name: reading })}
                  </span>
                </p>
              )
            }
            onChoose={(chosen) => void take(chosen)}
            onRemove={resume.remove}
            onBlur={({ target }) => {
              // While the picker is open the field keeps its focus although the window has none.
              const hasLeft = document.activeElement !== target;
              if (hasLeft && !resume.isChosen && errorOf("resume") === undefined) {
                resume.setError("field.resume.required");
              }
            }}
          />
          <output className="sr-only">
            {file !== undefined && t("apply.resume.ready", { name: file.name })}
          </output>
        </>
      )}
    </FormField>
  );
}
