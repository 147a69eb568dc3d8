import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { ApplicationStatus } from "#contract/applications.ts";
import { limits } from "#contract/limits.ts";
import { previewStatusEmail } from "#web/api/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { LoadingText } from "#web/forms/query-state.tsx";
import { TextField } from "#web/forms/text-fields.tsx";
import { useErrorMessage } from "#web/forms/use-error-toast.ts";

/** The email that a new status would send, as fields of the form around it. */
export function StatusEmail({
  id,
  status,
  form,
}: {
  id: string;
  status: ApplicationStatus;
  form: ComponentProps<typeof TextField>["form"];
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage();
  const [isWanted, setWanted] = useState(true);
  const { data: email, error } = useQuery({
    queryKey: ["applications", "email-preview", id, status],
    queryFn: ({ signal }) => previewStatusEmail(id, status, signal),
    // A refresh must not change the email while it is edited.
    refetchOnWindowFocus: false,
  });

  if (email === undefined) {
    return (
      <div role={error === null ? undefined : "alert"} className="text-sm text-muted">
        {error === null ? (
          <LoadingText text={t("statusEmail.loading")} />
        ) : (
          <p className="text-danger">{messageOf(error)}</p>
        )}
        <p className="mt-1">{t("statusEmail.unseen")}</p>
      </div>
    );
  }
  if (!email.is_sent) return <p className="text-sm text-muted">{t("statusEmail.none")}</p>;
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{t("statusEmail.title")}</legend>
      <input type="hidden" name="emailShown" value="yes" />
      <label className="flex min-h-6 items-center gap-3 text-[0.9375rem] font-semibold">
        <input
          type="checkbox"
          name="notify"
          defaultChecked
          onChange={({ target }) => setWanted(target.checked)}
          className="size-5 accent-primary"
        />
        {t("statusEmail.notify")}
      </label>
      {/* Hidden, not removed: edited text returns with the checkbox. */}
      <div hidden={!isWanted} className="grid gap-4 [&[hidden]]:hidden">
        <TextField
          form={form}
          name="subject"
          label={t("statusEmail.subject")}
          required={isWanted}
          maxLength={limits.emailSubject.max}
          defaultValue={email.subject}
          lang={email.language}
        />
        <Field
          label={t("statusEmail.text")}
          hint={t("statusEmail.textHint")}
          error={form.problemOf("text")}
        >
          {(control) => (
            <Textarea
              {...control}
              name="text"
              required={isWanted}
              maxLength={limits.emailText.max}
              defaultValue={email.text}
              lang={email.language}
            />
          )}
        </Field>
        {email.hold_hours > 0 && (
          <p className="text-sm text-muted">{t("statusEmail.held", { count: email.hold_hours })}</p>
        )}
      </div>
    </fieldset>
  );
}
