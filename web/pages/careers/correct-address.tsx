import { type FormEvent, useRef, useState } from "react";
import type { VisitedApplication } from "#contract/applicant.ts";
import { limits } from "#contract/limits.ts";
import { ApiError } from "#web/api/api-error.ts";
import { correctAddress } from "#web/api/applicant-portal.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { EmailSuggestion } from "#web/forms/email-suggestion.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { joinSentences } from "#web/i18n/text.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { focusOnMount } from "#web/ui/focus.ts";

/** Corrects the address of the application that was just sent. */
export default function CorrectAddress({
  visitKey,
  email,
  onClose,
}: {
  visitKey: string;
  email: string;
  /** Undefined without a correction. */
  onClose: (visited?: VisitedApplication) => void;
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage("apply.unexpected");
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget).get("email");
    if (typeof typed !== "string" || typed === email) return onClose();
    setBusy(true);
    setError(undefined);
    try {
      onClose(await correctAddress(visitKey, typed));
    } catch (failure) {
      const atField = failure instanceof ApiError ? (failure.fields["email"] ?? []) : [];
      setError(atField.length > 0 ? joinSentences(atField) : messageOf(failure));
      setBusy(false);
      form.current?.querySelector("input")?.focus();
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="mt-4 grid max-w-md gap-4"
      onSubmit={(event) => void send(event)}
    >
      <EmailSuggestion>
        <Field label={t("form.email")} error={error} required>
          {(control) => (
            <Input
              {...control}
              ref={focusOnMount}
              name="email"
              type="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={limits.email.max}
              defaultValue={email}
            />
          )}
        </Field>
      </EmailSuggestion>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t("apply.sent.correctSend")}
        </Button>
        <Button variant="secondary" onClick={() => onClose()}>
          {t("form.cancel")}
        </Button>
      </div>
    </form>
  );
}
