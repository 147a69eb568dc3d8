import { useDeferredValue, useEffect, useRef } from "react";
import type { SubmittedApplication } from "#contract/applications.ts";
import type { UploadOutcome } from "#web/api/upload.ts";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadError } from "#web/layout/load-error.tsx";
import { useLinks } from "#web/router/link.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { Consent } from "./consent.tsx";
import { focusField, inFormOrder, isFieldName, type Problems } from "./fields.ts";
import { FormPart } from "./form-parts.tsx";
import {
  AdditionalInformation,
  CoverLetter,
  Links,
  PersonalInformation,
} from "./form-sections.tsx";
import { FormStatus } from "./form-status.tsx";
import { PositionAndExperience } from "./position-and-experience.tsx";
import { ResumeField } from "./resume-field.tsx";
import { SendProgress } from "./send-progress.tsx";
import { useSubmission } from "./submission.ts";
import { useApplicationForm } from "./use-application-form.ts";
import { useResume } from "./use-resume.ts";
import type { Sender } from "./use-sender.ts";

/** A stored application as the applicant is told of it. */
export type SentApplication = {
  answer: SubmittedApplication;
  /** Undefined where the form may name another address by now. */
  email: string | undefined;
};

/** Receives with the application the view that tells of it. */
type OnSent = (sent: SentApplication, View: Sender["ApplicationSent"]) => void;

/** The application form of spec §2, with the rules of the contract. */
export function ApplicationForm({
  asked,
  onSent,
}: {
  /** The position the address asks for. */
  asked: string | undefined;
  onSent: OnSent;
}) {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const resume = useResume();
  const form = useApplicationForm((resume.file ?? resume.reading) !== undefined);
  const { values, sender, application, refused, draft } = form;
  const { submission, send, isOnPage, cancel, reset } = useSubmission();
  const navigate = useNavigate();
  const { localizeHref } = useLinks();
  const notice = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  const isSending = submission.state === "sending";
  const end = submission.state === "ended" ? submission.outcome : undefined;
  // The button tells first; to lock a whole form takes longer. What ended is open again at once.
  const isLocked = useDeferredValue(isSending) && isSending;
  const isReady = isHydrated && application !== undefined && resume.file !== undefined;

  async function submit(): Promise<void> {
    if (sender === undefined || application === undefined || resume.file === undefined) return;
    form.tell({});
    resume.complain(undefined);
    const element = form.element.current;
    const signs = element === null ? {} : sender.signsOf(element);
    const key = sender.keyOfDraft();
    sender.keepDraft(values);
    const outcome = await send(sender, { ...application, ...signs }, resume.file, key);
    const { email } = application;
    if (!isOnPage()) {
      if (outcome.kind === "stored") draft.forgetSent(key);
      const openForm = () => navigate(localizeHref("/careers/apply"));
      sender.tellLateAnswer(outcome, { t, email, openForm });
    } else if (outcome.kind === "stored") finish({ answer: outcome.answer, email });
  }

  function finish(sent: SentApplication): void {
    if (sender === undefined) return;
    draft.forget();
    onSent(sent, sender.ApplicationSent);
  }

  const wrong = inFormOrder(resume.problem === undefined ? form.wrong : [...form.wrong, "resume"]);
  useEffect(() => {
    // What is said of the fields already left takes room above the one that has the focus.
    form.element.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [form.element, wrong.length]);

  useEffect(() => {
    if (submission.state === "ended") showEnd(submission.outcome);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each attempt that ended
  }, [submission]);

  function showEnd(outcome: UploadOutcome): void {
    const errors = outcome.kind === "refused" ? outcome.errors : {};
    const named = inFormOrder(Object.keys(errors).filter(isFieldName));
    const sentences = named.map((name) => [name, errors[name]?.[0] ?? "field.invalid"]);
    const { resume: _, ...onFields }: Problems = Object.fromEntries(sentences);
    form.tell(onFields);
    // What is wrong with the file, then what to do about it.
    if (errors["resume"] !== undefined) resume.complain(errors["resume"].join(". "));
    if (named[0] === undefined) notice.current?.focus();
    else focusField(named[0]);
  }

  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit();
      }}
    >
      {draft.isRestored && sender !== undefined && submission.state === "idle" && (
        <sender.DraftNotice
          onDiscard={() => {
            draft.discard();
            focusField("full_name");
          }}
        />
      )}
      {sender !== undefined && end !== undefined && end.kind !== "stored" && (
        <sender.SubmissionNotice
          ref={notice}
          outcome={end}
          canSend={isReady}
          onOnline={() => {
            if (notice.current?.contains(document.activeElement)) submitButton.current?.focus();
            reset();
          }}
          onShowReceipt={(answer) => finish({ answer, email: undefined })}
          onSendAnew={() => {
            sender.renewKey();
            void submit();
          }}
        />
      )}
      <fieldset disabled={isLocked} className="min-w-0">
        <PersonalInformation form={form} />
        <PositionAndExperience form={form} asked={asked} />
        <FormPart title={t("apply.resume")}>
          <ResumeField resume={resume} isLocked={isLocked} />
        </FormPart>
        <CoverLetter form={form} length={values.notes?.length ?? 0} />
        <Links form={form} />
        <AdditionalInformation form={form} />
      </fieldset>
      {/* Programs fill in what people do not see. */}
      <input
        name="website"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        className="sr-only"
      />
      <div className="mt-10 space-y-5 border-t border-line pt-8">
        <Consent />
        <Button
          ref={submitButton}
          type="submit"
          size="large"
          className="w-full"
          isBusy={isSending}
          disabled={!isReady || isSending}
          aria-describedby="submit-hint"
        >
          {t(isSending ? "apply.submitting" : "apply.submit")}
        </Button>
        {isLocked && submission.state === "sending" && (
          <SendProgress part={submission.part} onCancel={cancel} />
        )}
        <div id="submit-hint" className="text-center text-sm text-muted empty:hidden">
          {form.isLost ? <LoadError text={t("lost.text")} /> : !isReady && t("apply.submit.hint")}
        </div>
        <FormStatus
          values={values}
          refused={refused}
          wrong={wrong}
          hasResume={resume.file !== undefined}
          isSending={isSending}
        />
      </div>
    </form>
  );
}
