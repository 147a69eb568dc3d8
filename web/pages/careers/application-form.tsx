import { useDeferredValue, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SubmittedApplication } from "#contract/applications.ts";
import type { UploadOutcome } from "#web/api/upload.ts";
import { interpolateNodes, useTranslation } from "#web/i18n/i18n.tsx";
import { ChunkLoadError } from "#web/data/load-error.tsx";
import { UntilHydrated } from "#web/layout/late-script.tsx";
import { NewTabLink } from "#web/sections/outside-links.tsx";
import { useLinks } from "#web/router/link.tsx";
import { matchRoute } from "#web/router/match-route.ts";
import { useNavigate } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { focusOnMount } from "#web/ui/focus.ts";
import {
  type FieldName,
  focusField,
  inFormOrder,
  isFieldName,
  type SentApplication,
  requiredFields,
  fieldLabels,
  type Values,
} from "./field-labels.ts";
import { FormProvider } from "./form-field.tsx";
import { FormFields } from "./form-fields.tsx";
import { FormStatus } from "./form-status.tsx";
import { useApplicationForm } from "./use-application-form.ts";
import { joinSentences } from "#web/i18n/text.ts";

type FailedOutcome = Exclude<UploadOutcome, { kind: "stored" }>;

/** The application form of spec §2, with the schema of the contract. */
export function ApplicationForm({
  asked,
  known,
  pass,
  onSent,
}: {
  /** The position of the address. */
  asked: string | undefined;
  /** What the account of a signed-in applicant knows. */
  known: Values | undefined;
  /** Carries one application past the limits of its address. */
  pass: string | undefined;
  onSent: (sent: SentApplication) => void;
}) {
  const t = useTranslation();
  const form = useApplicationForm(known);
  const { values, resume, touchedForm, application, draft, visibleErrors } = form;
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<FailedOutcome>();
  const sending = useRef<AbortController>(null);
  const notice = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { localizeHref } = useLinks();

  const isSending = progress !== undefined;
  const percent = Math.round((progress ?? 0) * 100);
  // Locking the whole form takes long, so the button shows the progress first. Unlocking does not wait.
  const isLocked = useDeferredValue(isSending) && isSending;
  const isReady = application !== undefined && resume.file !== undefined;

  /** Sends the form. An upload in progress continues after the visitor leaves the page. */
  async function submit(): Promise<void> {
    if (touchedForm === undefined || application === undefined || resume.file === undefined) return;
    form.setErrors({});
    setFailure(undefined);
    setProgress(0);
    const idempotencyKey = touchedForm.keyOfDraft();
    touchedForm.saveDraft(values);
    sending.current = new AbortController();
    const outcome = await touchedForm.uploadApplication({
      fields: {
        ...application,
        ...touchedForm.sourceFields(),
        ...touchedForm.spamSignals(form.element.current),
        ...touchedForm.poolChoice(form.element.current),
        pass,
      },
      resume: resume.file,
      idempotencyKey,
      signal: sending.current.signal,
      onProgress: setProgress,
    });
    // The fields must be open again before one of them can take the focus.
    flushSync(() => setProgress(undefined));
    if (outcome.kind === "stored") {
      draft.forget(idempotencyKey);
      touchedForm.rememberSent(application.position, outcome.response.data.id);
    }

    const { email } = application;
    // The address changes before another page shows.
    const isOnPage = matchRoute(location.pathname).route.id === "apply";
    if (form.element.current === null || !isOnPage) {
      const openForm = () => navigate(localizeHref("/careers/apply"));
      touchedForm.showLateOutcome(outcome, { t, email, openForm });
    } else if (outcome.kind === "stored") {
      onSent(sentApplication(outcome.response, email));
    } else showFailure(outcome);
  }

  function showFailure(outcome: FailedOutcome): void {
    const messages = outcome.kind === "refused" ? outcome.errors : {};
    const named = inFormOrder(Object.keys(messages).filter(isFieldName));
    // For the resume, all messages: what is wrong with the file, then what to do about it.
    const errorIn = (name: FieldName) =>
      name === "resume" ? joinSentences(messages[name] ?? []) : messages[name]?.[0];
    const errors = Object.fromEntries(
      named.map((name) => [name, errorIn(name) ?? "field.invalid"]),
    );
    flushSync(() => {
      setFailure(outcome);
      form.setErrors(errors);
    });
    if (named[0] === undefined) notice.current?.focus();
    else focusField(named[0]);
  }

  useEffect(() => {
    // Errors of the fields above push the focused field down.
    form.element.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when an error appears or goes
  }, [form.element, visibleErrors.length]);

  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
    >
      {draft.isRestored && touchedForm !== undefined && !isSending && failure === undefined && (
        <touchedForm.DraftNotice
          onDiscard={() => {
            draft.discard();
            focusField("full_name");
          }}
        />
      )}
      {touchedForm !== undefined && failure !== undefined && (
        <touchedForm.FailureNotice
          ref={notice}
          outcome={failure}
          email={values.email ?? ""}
          canSend={isReady}
          onOnline={() => {
            if (notice.current?.contains(document.activeElement)) submitButton.current?.focus();
            setFailure(undefined);
          }}
          onShowReceipt={(response) => {
            draft.forget(touchedForm.keyOfDraft());
            onSent(sentApplication(response));
          }}
          onSendAsNew={() => {
            touchedForm.renewKey();
            void submit();
          }}
        />
      )}
      <fieldset disabled={isLocked} className="min-w-0">
        <FormProvider form={form}>
          <FormFields asked={asked} isLocked={isLocked} />
        </FormProvider>
      </fieldset>
      {/* A trap: programs fill in fields that people do not see. */}
      <input
        name="website"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        className="sr-only"
      />
      <div className="mt-10 grid gap-5 border-t border-line pt-8">
        <div className="flex items-start gap-3 text-[0.9375rem]">
          <input
            id="talent_pool"
            aria-describedby="talent_pool-text"
            type="checkbox"
            name="talent_pool"
            value="true"
            disabled={isLocked}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <div>
            <label htmlFor="talent_pool" className="cursor-pointer font-semibold">
              {t("apply.pool")}
            </label>
            <p id="talent_pool-text" className="text-muted">
              {t("apply.pool.text")}
            </p>
          </div>
        </div>
        {/* The policy opens in a new tab, because leaving the form would lose the resume. */}
        <p className="text-[0.9375rem] text-muted">
          {interpolateNodes(t("apply.consent"), {
            policy: (
              <NewTabLink
                href={localizeHref("/privacy-policy")}
                className="font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
              >
                {t("footer.privacy")}
              </NewTabLink>
            ),
          })}
        </p>
        <Button
          ref={submitButton}
          type="submit"
          size="large"
          className="w-full"
          isBusy={isSending}
          disabled={!isReady}
          aria-describedby="submit-hint"
        >
          {t(isSending ? "apply.submitting" : "apply.submit")}
        </Button>
        {isLocked && (
          // It takes the focus, so that Cancel is the next control.
          <fieldset
            ref={focusOnMount}
            tabIndex={-1}
            aria-label={t("apply.submitting")}
            className="flex items-center gap-4 rounded-md"
          >
            <div className="min-w-0 flex-1">
              <progress
                value={percent}
                max={100}
                aria-label={t("apply.progress", { percent })}
                className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-neutral-soft [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-neutral-soft [&::-webkit-progress-value]:bg-primary"
              />
              <p className="mt-1.5 text-sm text-muted tabular-nums">
                {percent < 100 ? t("apply.progress", { percent }) : t("apply.progress.waiting")}
              </p>
            </div>
            <Button variant="secondary" size="small" onClick={() => sending.current?.abort()}>
              {t("form.cancel")}
            </Button>
          </fieldset>
        )}
        <div id="submit-hint" className="text-center text-sm text-muted empty:hidden">
          {form.hasLoadError ? (
            <ChunkLoadError text={t("loadError.text")} />
          ) : (
            !isReady && (
              <UntilHydrated>
                <SubmitHint form={form} />
              </UntilHydrated>
            )
          )}
        </div>
        <FormStatus form={form} isSending={isSending} />
      </div>
    </form>
  );
}

const sentApplication = (
  { message, data, visit_key }: SubmittedApplication,
  email?: string,
): SentApplication => ({ message, id: data.id, visit_key, email });

/** Why the form cannot be sent: something is missing (spec §2), or the fields whose values are wrong. */
function SubmitHint({ form }: { form: ReturnType<typeof useApplicationForm> }) {
  const { values, resume, invalidFields } = form;
  const t = useTranslation();
  const isMissing =
    resume.file === undefined || requiredFields.some((name) => !values[name]?.trim());
  if (isMissing || invalidFields.length === 0) return <p>{t("apply.submit.hint")}</p>;
  const fields = invalidFields.map((name) => t(fieldLabels[name])).join(", ");
  return <p>{t("apply.submit.wrong", { fields })}</p>;
}
