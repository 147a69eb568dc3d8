import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { previewStatusLetter } from "#web/api/applications.ts";
import { useText } from "#web/language.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useFailureWords } from "#web/use-failure-toast.ts";

/** The letter about a new status: whether it is sent, and in which words. Its fields belong to the form around it. */
export function StatusLetter({
  application,
  status,
}: {
  application: Application;
  status: ApplicationStatus;
}) {
  const t = useText();
  const wordsFor = useFailureWords();
  const [isWanted, setWanted] = useState(true);
  const { data: letter, error } = useQuery({
    queryKey: ["applications", "letter", application.id, status],
    queryFn: ({ signal }) => previewStatusLetter(application.id, status, signal),
    staleTime: 0,
  });

  if (error !== null) {
    return (
      <p role="alert" className="text-sm text-lacquer">
        {wordsFor(error)}
      </p>
    );
  }
  if (letter === undefined) {
    return (
      <p className="flex items-center gap-3 text-muted">
        <Spinner />
        {t("letter.loading")}
      </p>
    );
  }
  if (!letter.is_sent) return <p className="text-sm text-muted">{t("letter.none")}</p>;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{t("letter.title")}</legend>
      <label className="flex min-h-6 items-center gap-3 text-[0.9375rem] font-semibold">
        <input
          type="checkbox"
          name="notify"
          checked={isWanted}
          onChange={({ target }) => setWanted(target.checked)}
          className="size-5 accent-jade"
        />
        {t("letter.notify")}
      </label>
      {isWanted && (
        <>
          <Field label={t("letter.subject")}>
            {(control) => (
              <Input
                {...control}
                name="subject"
                required
                maxLength={limits.letterSubject.max}
                defaultValue={letter.subject}
                lang={letter.language}
              />
            )}
          </Field>
          <Field label={t("letter.text")} hint={t("letter.textHint")}>
            {(control) => (
              <Textarea
                {...control}
                name="text"
                required
                maxLength={limits.letterText.max}
                defaultValue={letter.text}
                lang={letter.language}
              />
            )}
          </Field>
          {letter.hold_hours > 0 && (
            <p className="text-sm text-muted">{t("letter.held", { hours: letter.hold_hours })}</p>
          )}
        </>
      )}
    </fieldset>
  );
}

/** What the form says of the letter, as the call takes it. */
export function letterIn(form: FormData): {
  notify?: boolean;
  letter?: { subject: string; text: string };
} {
  const [subject, text] = [form.get("subject"), form.get("text")];
  if (typeof subject === "string" && typeof text === "string") {
    return { letter: { subject, text } };
  }
  return { notify: false };
}
