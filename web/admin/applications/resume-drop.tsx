import { useMutation } from "@tanstack/react-query";
import { FileText, FileUp } from "lucide-react";
import { useId, useState } from "react";
import { resumeLimits } from "#contract/limits.ts";
import { ApiError } from "#web/api/api-error.ts";
import { suggestFields } from "#web/api/applications.ts";
import { useErrorMessage } from "#web/forms/use-error-toast.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { readResume } from "#web/forms/read-resume.ts";
import { SmallButton } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Field } from "#web/ui/field.tsx";
import { FileInput, useDrop } from "#web/ui/file-input.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { suggestedFields, suggestedNames } from "./add-fields.tsx";

/**
 * The resume of a new application, and what could be read from it. Of several files the last counts.
 * `initial` is the resume of a form that is opened again.
 */
export function useResume(initial: File | undefined) {
  const [kept, setKept] = useState(initial);
  const reading = useMutation({ mutationFn: readResume });
  const suggesting = useMutation({ mutationFn: suggestFields });
  const refusal =
    suggesting.error instanceof ApiError ? suggesting.error.fields["resume"] : undefined;
  return {
    file: refusal === undefined ? (kept ?? reading.data?.resume) : undefined,
    /** Whether the file is not in memory yet. */
    isReading: reading.isPending,
    /** Why the file is refused: the key of a text, or a message of the server. */
    error: reading.data?.error ?? refusal?.join(". "),
    isSuggesting: suggesting.isPending,
    suggestions: suggesting.data,
    /** Why its text could not be read. */
    failure: refusal === undefined ? suggesting.error : null,
    choose: (chosen: File) => {
      setKept(undefined);
      suggesting.reset();
      reading.mutate(chosen, {
        onSuccess: ({ resume }) => resume !== undefined && suggesting.mutate(resume),
      });
    },
    remove: () => {
      setKept(undefined);
      suggesting.reset();
      reading.reset();
    },
  };
}

/** Takes a resume by picker, keyboard or drop. */
export function ResumeDrop({
  resume,
  error,
}: {
  resume: ReturnType<typeof useResume>;
  /** The error of the field after the form was sent. */
  error: string | undefined;
}) {
  const { t, translateKey } = useI18n();
  const id = useId();
  const { isOver, dropProps } = useDrop(resume.choose);
  const { file, error: refusal } = resume;
  return (
    <Field
      id={id}
      label={t("details.cv")}
      error={refusal === undefined ? error : translateKey(refusal)}
      className="sm:col-span-2"
    >
      {(control) => (
        <>
          <div
            {...dropProps}
            data-over={isOver || undefined}
            className="relative flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-edge bg-paper px-4 py-3 transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[[aria-invalid]]:border-danger data-over:border-primary data-over:bg-primary-soft"
          >
            <FileInput
              {...control}
              accept={resumeLimits.extensions.join(",")}
              // As large as the box, so that the focus scrolls all of it into view.
              className="pointer-events-none absolute inset-0 size-full opacity-0"
              onChoose={resume.choose}
            />
            {file === undefined ? (
              <label htmlFor={id} className="flex grow cursor-pointer items-center gap-4">
                <FileUp className="size-6 shrink-0 text-accent" />
                <span>
                  {isOver ? (
                    <span className="font-semibold text-primary">{t("add.resume.dropNow")}</span>
                  ) : (
                    <>
                      <span className="font-semibold text-primary underline underline-offset-4">
                        {t("add.resume.choose")}
                      </span>{" "}
                      <span className="pointer-coarse:hidden">{t("form.drop")}</span>
                    </>
                  )}
                  <span className="block text-sm text-muted">{t("add.resume.rules")}</span>
                </span>
              </label>
            ) : (
              <>
                <FileText className="size-6 shrink-0 text-primary" />
                <span className="min-w-0 grow basis-44 font-semibold wrap-anywhere">
                  {file.name}
                </span>
                <span className="relative flex gap-2">
                  <label
                    htmlFor={id}
                    className={`cursor-pointer ${buttonClass({ variant: "secondary", size: "small" })}`}
                  >
                    {t("form.replaceFile")}
                  </label>
                  <SmallButton
                    onClick={() => {
                      resume.remove();
                      document.getElementById(id)?.focus();
                    }}
                  >
                    {t("form.removeFile")}
                  </SmallButton>
                </span>
              </>
            )}
          </div>
          <ReadingResult resume={resume} />
        </>
      )}
    </Field>
  );
}

/** Announces what was found in the resume. */
function ReadingResult({ resume }: { resume: ReturnType<typeof useResume> }) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  const { file, isSuggesting, suggestions, failure } = resume;
  const found = suggestedNames.filter((name) => (suggestions?.[name] ?? null) !== null);
  const fields = found.map((name) => t(suggestedFields[name].label)).join(", ");
  return (
    <output className="block text-sm text-muted not-empty:mt-1.5">
      {isSuggesting && file !== undefined && (
        <span className="inline-flex items-center gap-2">
          <Spinner className="size-4" />
          {t("add.resume.reading", { name: file.name })}
        </span>
      )}
      {suggestions !== undefined &&
        (found.length === 0 ? t("add.resume.nothing") : t("add.resume.found", { fields }))}
      {failure !== null && t("add.resume.unread", { reason: messageOf(failure) })}
    </output>
  );
}
