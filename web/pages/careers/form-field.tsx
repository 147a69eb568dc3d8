import { FileText, FileUp } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { resumeLimits } from "#contract/limits.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { FileInput, useDrop } from "#web/ui/file-input.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { fieldLabels, type FieldName, focusField } from "./field-names.ts";
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

/** Takes the resume by picker, keyboard or drop, and shows it. */
export function ResumeField({ form, isLocked }: { form: Form; isLocked: boolean }) {
  const { t, language } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useDrop((file) => void take(file));
  const { resume, errorOf } = form;
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
    <FormField form={form} name="resume" required className="sm:col-span-2">
      {({ name: _notSent, ...control }) => (
        <div
          {...dropProps}
          data-over={isOver || undefined}
          className="relative rounded-md border border-dashed border-edge bg-paper transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[[aria-invalid]]:border-danger data-over:border-primary data-over:bg-primary-soft"
        >
          <FileInput
            {...control}
            ref={input}
            accept={resumeLimits.extensions.join(",")}
            aria-required
            // As large as the box around it, so that the focus scrolls all of the box into view.
            className="pointer-events-none absolute inset-0 size-full opacity-0"
            onChoose={(chosen) => void take(chosen)}
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
          {file !== undefined && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
              <FileText className="size-7 shrink-0 text-primary" />
              <div className="min-w-0 flex-1 basis-44">
                <p className="font-semibold break-words">{file.name}</p>
                <p className="text-sm text-muted tabular-nums">
                  {formatFileSize(file.size, language)}
                </p>
              </div>
              <div className="flex gap-2">
                <label
                  htmlFor="resume"
                  className={`cursor-pointer ${buttonClass({ variant: "secondary", size: "small" })}`}
                >
                  {t("form.replaceFile")}
                </label>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    resume.remove();
                    focusField("resume");
                  }}
                >
                  {t("form.removeFile")}
                </Button>
              </div>
            </div>
          )}
          {reading !== undefined && (
            <p className="flex min-h-36 items-center justify-center gap-3 p-4 text-muted">
              <Spinner />
              <span className="min-w-0 break-words">
                {t("apply.resume.reading", { name: reading })}
              </span>
            </p>
          )}
          {!resume.isChosen && <Invitation isOver={isOver} />}
        </div>
      )}
    </FormField>
  );
}

function Invitation({ isOver }: { isOver: boolean }) {
  const t = useTranslation();
  return (
    <label
      htmlFor="resume"
      className="flex min-h-36 cursor-pointer flex-col items-center justify-center gap-1 px-4 py-6 text-center"
    >
      <FileUp className="mb-2 size-7 text-accent" />
      {isOver ? (
        <span className="font-semibold text-primary">{t("apply.resume.dropNow")}</span>
      ) : (
        <span>
          <span className="font-semibold text-primary underline underline-offset-4">
            {t("apply.resume.choose")}
          </span>{" "}
          <span className="pointer-coarse:hidden">{t("form.drop")}</span>
        </span>
      )}
      <span className="text-sm text-muted">{t("apply.resume.rules")}</span>
    </label>
  );
}
