import { useDeferredValue, useEffect, useRef } from "react";
import type { UploadOutcome } from "#web/api/upload.ts";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadError } from "#web/layout/load-error.tsx";
import { useLinks } from "#web/router/link.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import {
  focusField,
  inFormOrder,
  isFieldName,
  type Problems,
  type SentApplication,
} from "./fields.ts";
import {
  AdditionalInformation,
  CoverLetter,
  FormPart,
  Links,
  PersonalInformation,
  PositionAndExperience,
} from "./form-fields.tsx";
import { FormStatus } from "./form-status.tsx";
import { ResumeField, useResume } from "./resume-field.tsx";
import { type Sender, useApplicationForm, useSubmission } from "./use-application-form.ts";

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

/** What an applicant agrees to. The policy opens beside the form, which would lose what was typed. */
function Consent() {
  const t = useTranslation();
  const { localizeHref } = useLinks();
  const [before, after] = t("apply.consent").split("{policy}");
  return (
    <p className="text-[0.9375rem] text-muted">
      {before}
      <a
        href={localizeHref("/privacy-policy")}
        target="_blank"
        rel="noopener"
        className="font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
      >
        {t("apply.consent.policy")}
        <span className="sr-only"> ({t("apply.consent.newTab")})</span>
      </a>
      {after}
    </p>
  );
}

/** How much has been sent, and the way to stop it. Takes the focus that the disabled submit button loses. */
function SendProgress({ part, onCancel }: { part: number; onCancel: () => void }) {
  const t = useTranslation();
  const percent = Math.round(part * 100);
  const region = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    region.current?.focus();
  }, []);

  return (
    <fieldset
      ref={region}
      tabIndex={-1}
      aria-label={t("apply.submitting")}
      className="flex items-center gap-4 rounded-md"
    >
      <div className="min-w-0 flex-1">
        <progress
          value={percent}
          max={100}
          aria-label={t("apply.progress", { percent })}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-grey-soft [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-grey-soft [&::-webkit-progress-value]:bg-primary"
        />
        <p className="mt-1.5 text-sm text-muted tabular-nums">
          {percent < 100 ? t("apply.progress", { percent }) : t("apply.progress.waiting")}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t("form.cancel")}
      </Button>
    </fieldset>
  );
}
