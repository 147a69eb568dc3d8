import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { resumeLimits } from "#contract/limits.ts";
import { ApiError } from "#web/api/api-error.ts";
import { suggestFields } from "#web/api/applications.ts";
import { withPatience } from "#web/api/patience.ts";
import { FileDrop } from "#web/forms/file-drop.tsx";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { readResume } from "#web/forms/read-resume.ts";
import { Field } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { suggestedFields, suggestedNames } from "./add-fields.tsx";
import { joinSentences } from "#web/i18n/text.ts";

/** The resume of a new application, and what could be read from it. Of several files the last counts. */
export function useResume() {
  const reading = useMutation({ mutationFn: readResume });
  const suggesting = useMutation({
    mutationFn: (resume: File) => withPatience((onProgress) => suggestFields(resume, onProgress)),
  });
  const refusal =
    suggesting.error instanceof ApiError ? suggesting.error.fields["resume"] : undefined;
  return {
    file: refusal === undefined ? reading.data?.resume : undefined,
    /** Whether the file is not in memory yet. */
    isReading: reading.isPending,
    /** Why the file is refused: the key of a text, or a message of the server. */
    error: reading.data?.error ?? (refusal && joinSentences(refusal)),
    isSuggesting: suggesting.isPending,
    suggestions: suggesting.data,
    /** Why its text could not be read. */
    failure: refusal === undefined ? suggesting.error : null,
    choose: (chosen: File) => {
      suggesting.reset();
      reading.mutate(chosen, {
        onSuccess: ({ resume }) => resume !== undefined && suggesting.mutate(resume),
      });
    },
    remove: () => {
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
  const { file, error: refusal } = resume;
  return (
    <Field
      id={useId()}
      label={t("details.cv")}
      error={refusal === undefined ? error : translateKey(refusal)}
      className="sm:col-span-2"
    >
      {(control) => (
        <>
          <FileDrop
            {...control}
            file={file}
            accept={resumeLimits.extensions.join(",")}
            invitation={{
              choose: t("add.resume.choose"),
              dropNow: t("add.resume.dropNow"),
              rules: t("add.resume.rules"),
            }}
            onChoose={resume.choose}
            onRemove={resume.remove}
          />
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
      {suggestions !== undefined && (
        <span>
          {found.length === 0 ? t("add.resume.nothing") : t("add.resume.found", { fields })}
        </span>
      )}
      {failure !== null && <span>{t("add.resume.unread", { reason: messageOf(failure) })}</span>}
    </output>
  );
}
