import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationStatus } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { previewStatusLetter } from "#web/api/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input, Textarea } from "#web/ui/controls.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { useFailureWords } from "#web/forms/use-failure-toast.ts";

/** The email that a new status would send. It comes in the language of the applicant. */
export function useLetter(id: string, status: ApplicationStatus, isWanted: boolean) {
  return useQuery({
    queryKey: ["applications", "letter", id, status],
    queryFn: ({ signal }) => previewStatusLetter(id, status, signal),
    enabled: isWanted,
    // Nobody who looks at something else meanwhile finds other words than those they left.
    refetchOnWindowFocus: false,
  });
}

/** Whether the email about a new status is sent, and in which words. Its fields belong to the form around it. */
export function StatusLetter({
  letter: { data: letter, error },
  problemOf,
}: {
  letter: ReturnType<typeof useLetter>;
  problemOf: (name: string) => string | undefined;
}) {
  const t = useTranslation();
  const wordsFor = useFailureWords();
  const [isWanted, setWanted] = useState(true);

  // What was shown once stays, with all that was made of it, when it cannot be read anew.
  if (error !== null && letter === undefined) {
    return (
      <div role="alert" className="text-sm">
        <p className="text-danger">{wordsFor(error)}</p>
        <p className="mt-1 text-muted">{t("letter.unseen")}</p>
      </div>
    );
  }
  if (letter === undefined) {
    return (
      <div className="text-muted">
        <p className="flex items-center gap-3">
          <Spinner />
          {t("letter.loading")}
        </p>
        <p className="mt-1 text-sm">{t("letter.unseen")}</p>
      </div>
    );
  }
  if (!letter.is_sent) return <p className="text-sm text-muted">{t("letter.none")}</p>;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{t("letter.title")}</legend>
      <input type="hidden" name="letterShown" value="yes" />
      <label className="flex min-h-6 items-center gap-3 text-[0.9375rem] font-semibold">
        <input
          type="checkbox"
          name="notify"
          defaultChecked
          onChange={({ target }) => setWanted(target.checked)}
          className="size-5 accent-primary"
        />
        {t("letter.notify")}
      </label>
      {/* What was edited is kept when the mind changes back. */}
      <div hidden={!isWanted} className="grid gap-4 [&[hidden]]:hidden">
        <Field label={t("letter.subject")} error={problemOf("subject")}>
          {(control) => (
            <Input
              {...control}
              name="subject"
              required={isWanted}
              maxLength={limits.letterSubject.max}
              defaultValue={letter.subject}
              lang={letter.language}
            />
          )}
        </Field>
        <Field label={t("letter.text")} hint={t("letter.textHint")} error={problemOf("text")}>
          {(control) => (
            <Textarea
              {...control}
              name="text"
              required={isWanted}
              maxLength={limits.letterText.max}
              defaultValue={letter.text}
              lang={letter.language}
            />
          )}
        </Field>
        {letter.hold_hours > 0 && (
          <p className="text-sm text-muted">{t("letter.held", { count: letter.hold_hours })}</p>
        )}
      </div>
    </fieldset>
  );
}
