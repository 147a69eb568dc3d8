import { useState } from "react";
import * as z from "zod/mini";
import { EmailText, type EmailPreview } from "#contract/applications.ts";
import { type Language, languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import type { StaffPosition } from "#contract/positions.ts";
import { updatePosition } from "#web/api/positions.ts";
import { FormDialog } from "#web/forms/form-dialog.tsx";
import { LoadError, LoadingText } from "#web/forms/query-state.tsx";
import { type SendResult, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useErrorToast } from "#web/forms/use-error-toast.ts";
import { useFormOpening } from "#web/forms/use-form-opening.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Input, Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { rejectWaiting, usePositionCache, useRejectionEmails } from "./queries.ts";
import { useTitle } from "./state.tsx";

const { subject, text } = EmailText.shape;

const CloseForm = z.object({
  outcome: z.enum(["keep", "reject"]),
  "subject.en": z.optional(subject),
  "text.en": z.optional(text),
  "subject.vi": z.optional(subject),
  "text.vi": z.optional(text),
});

type Rejections = Awaited<ReturnType<typeof rejectWaiting>>;

/** Asks what becomes of the applications that wait, and closes the position. */
export function CloseDialog({
  position,
  onClose,
  onClosed,
}: {
  position: StaffPosition;
  onClose: () => void;
  onClosed: (rejections: Rejections) => void;
}) {
  const t = useTranslation();
  const cache = usePositionCache();
  const showFailure = useErrorToast();
  const title = useTitle()(position);
  const { slug, waiting } = position;
  const [rejects, setRejects] = useState(false);
  const emails = useRejectionEmails(slug);
  const form = useDialogForm({
    opening: useFormOpening({ kind: "edit", about: title, onClose }),
    schema: CloseForm,
    send,
    failed: "adminPositions.stateFailed",
    read: {},
  });

  async function send(values: z.output<typeof CloseForm>): Promise<SendResult> {
    cache.set(await updatePosition(slug, { state: "closed" }));
    if (values.outcome === "keep") onClosed({ count: 0, refused: 0, undoIds: [] });
    else {
      // The position is closed either way, so the dialog is done.
      await rejectWaiting(slug, emailsIn(values)).then(onClosed, (failure: unknown) =>
        showFailure("adminPositions.rejectFailed", failure),
      );
      await cache.reload();
    }
    return "done";
  }

  return (
    <FormDialog
      form={form}
      title={t("adminPositions.closeTitle", { position: title })}
      description={t("adminPositions.closeText", { count: waiting })}
      submit={t("adminPositions.closeSubmit")}
      busy={t("adminPositions.closeBusy")}
      isBlocked={rejects && emails.data === undefined}
    >
      <fieldset className="grid gap-2 sm:col-span-2">
        <legend className="mb-2 font-semibold">{t("adminPositions.closeChoice")}</legend>
        {(["keep", "reject"] as const).map((outcome) => (
          <label
            key={outcome}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-edge p-3 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name="outcome"
              value={outcome}
              checked={rejects === (outcome === "reject")}
              onChange={() => setRejects(outcome === "reject")}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="font-semibold">
              {t(outcome === "keep" ? "adminPositions.closeKeep" : "adminPositions.closeReject")}
            </span>
            <span className="col-start-2 text-sm text-muted">
              {t(
                outcome === "keep"
                  ? "adminPositions.closeKeepText"
                  : "adminPositions.closeRejectText",
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {rejects && emails.data === undefined && (
        <div className="sm:col-span-2">
          {emails.error === null ? (
            <LoadingText text={t("statusEmail.loading")} />
          ) : (
            <LoadError
              title={t("adminPositions.stateFailed")}
              error={emails.error}
              onRetry={() => void emails.refetch()}
            />
          )}
        </div>
      )}
      {/* Hidden, not removed: edited texts return with the choice. */}
      <fieldset
        disabled={!rejects}
        hidden={!rejects}
        className="grid min-w-0 gap-4 sm:col-span-2 [&[hidden]]:hidden"
      >
        {emails.data?.map((email) => (
          <RejectionEmail key={email.language} email={email} problemOf={form.problemOf} />
        ))}
        {(emails.data?.[0]?.hold_hours ?? 0) > 0 && (
          <p className="text-sm text-muted">
            {t("adminPositions.closeHeld", { count: emails.data?.[0]?.hold_hours ?? 0 })}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
}

function RejectionEmail({
  email: { language, ...email },
  problemOf,
}: {
  email: EmailPreview;
  problemOf: (name: string) => string | undefined;
}) {
  const t = useTranslation();
  const name = { language: t(`adminPositions.language.${language}`) };
  return (
    <>
      <Field
        label={t("adminPositions.closeSubject", name)}
        error={problemOf(`subject.${language}`)}
      >
        {(control) => (
          <Input
            {...control}
            name={`subject.${language}`}
            maxLength={limits.emailSubject.max}
            defaultValue={email.subject}
            lang={language}
          />
        )}
      </Field>
      <Field
        label={t("adminPositions.closeEmail", name)}
        hint={t("adminPositions.closeEmailHint")}
        error={problemOf(`text.${language}`)}
      >
        {(control) => (
          <Textarea
            {...control}
            name={`text.${language}`}
            maxLength={limits.emailText.max}
            defaultValue={email.text}
            lang={language}
          />
        )}
      </Field>
    </>
  );
}

/** The texts for the languages of the applicants. */
function emailsIn(values: z.output<typeof CloseForm>): Partial<Record<Language, EmailText>> {
  const emails: Partial<Record<Language, EmailText>> = {};
  for (const language of languages) {
    const [subject, text] = [values[`subject.${language}`], values[`text.${language}`]];
    if (subject !== undefined && text !== undefined) emails[language] = { subject, text };
  }
  return emails;
}
