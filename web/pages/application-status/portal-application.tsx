import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { PortalApplication } from "#contract/applicant.ts";
import { resumeLimits } from "#contract/limits.ts";
import { ApiError, isClientError } from "#web/api/api-error.ts";
import {
  askErasure,
  fetchPortalApplication,
  replaceResume,
  withdrawApplication,
  withdrawConsent,
} from "#web/api/applicant-portal.ts";
import { useRequest } from "#web/data/use-request.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Timestamp, useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Boundary } from "#web/data/boundary.tsx";
import { Badge, statusTones } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Definition, DefinitionList } from "#web/ui/definition-list.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { readResume } from "#web/forms/read-resume.ts";
import { InterviewCard } from "./interview.tsx";
import { type Outcome, OutcomeAlert } from "./outcome.tsx";
import { joinSentences } from "#web/i18n/text.ts";

/** Fetches the application of a status link and shows it, or why it cannot be shown now. */
export default function PortalApplicationByLink({
  token,
  onLost,
}: {
  token: string;
  onLost: () => void;
}) {
  const t = useTranslation();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const { result, setResult, retry } = useRequest((signal) =>
    fetchPortalApplication(token, signal),
  );
  const isLost = result !== null && "failure" in result && isClientError(result.failure);
  useEffect(() => {
    if (isLost) onLost();
  }, [isLost, onLost]);

  if (result === null || isLost) {
    return <LoadingScreen message={t("applicationStatus.checking")} />;
  }
  if ("failure" in result) {
    return (
      <section className="page-width flex min-h-[60vh] flex-col items-start justify-center py-24">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t("applicationStatus.unchecked")}</h1>
        <p className="mt-4 text-lg" role="alert">
          {messageOf(result.failure)}
        </p>
        <Button className="mt-8" onClick={retry}>
          {t("common.retry")}
        </Button>
      </section>
    );
  }
  return (
    <ApplicationDetails
      token={token}
      application={result.data}
      onChange={(data) => setResult({ data })}
    />
  );
}

type Props = {
  token: string;
  application: PortalApplication;
  onChange: (application: PortalApplication) => void;
};

/** One application as its applicant sees it: what arrived, its stage, the possible actions. */
function ApplicationDetails(props: Props) {
  const { application } = props;
  const { t, language } = useI18n();
  const { status, withdrawn_at: withdrawnAt } = application;
  const stage = withdrawnAt === null ? status : "withdrawn";
  return (
    <div className="page-width max-w-3xl py-16 md:py-24">
      <p className="text-sm font-semibold text-accent">{t("applicationStatus.yours")}</p>
      <h1 className="mt-2 text-4xl leading-tight font-semibold tracking-[-0.02em] wrap-anywhere md:text-5xl md:leading-tight lang-vi:leading-[1.3]">
        {application.job_title}
      </h1>
      <Card className="mt-10 p-6 sm:p-8">
        <div aria-live="polite">
          <Badge
            tone={stage === "withdrawn" ? "outline" : statusTones[stage]}
            dot={stage === "rejected"}
          >
            {t(`applicationStatus.stage.${stage}`)}
          </Badge>
          <p className="mt-4 text-lg">{t(`applicationStatus.text.${stage}`)}</p>
          <h2 className="mt-6 font-semibold">{t("applicationStatus.next")}</h2>
          <p className="mt-1 text-muted">{t(`applicationStatus.next.${stage}`)}</p>
        </div>
      </Card>
      {application.interviews.map((interview) => (
        <InterviewCard key={interview.id} {...props} interview={interview} />
      ))}
      <div className="mt-8 text-lg">
        <DefinitionList gap="gap-x-8 gap-y-5">
          <Definition term={t("applicationStatus.receipt")}>
            <span className="font-semibold tracking-wide text-accent tabular-nums">
              {application.receipt}
            </span>
          </Definition>
          <Definition term={t("applicationStatus.submitted")}>
            <Timestamp iso={application.created_at} />
          </Definition>
          <Definition term={t("applicationStatus.resume")}>
            {application.cv_original_name === null ? (
              t("applicationStatus.noResume")
            ) : (
              <>
                <span>{application.cv_original_name}</span>{" "}
                <span className="text-sm text-muted tabular-nums">
                  {formatFileSize(application.cv_size_bytes ?? 0, language)}
                </span>
              </>
            )}
          </Definition>
          {withdrawnAt !== null && (
            <Definition term={t("applicationStatus.withdrawn")}>
              <Timestamp iso={withdrawnAt} />
            </Definition>
          )}
        </DefinitionList>
      </div>
      <Actions {...props} />
    </div>
  );
}

// Loads late, because it imports Base UI.
const ConfirmDialog = lazy(async () => ({
  default: (await import("#web/data/confirm-dialog.tsx")).ConfirmDialog,
}));

type Asked = "withdraw" | "consent" | "erase";
type Action = "resume" | Asked;

const success = (message: string): Outcome => ({ tone: "success", message });

/** The actions of an applicant: replace the resume, withdraw, have the application deleted. */
function Actions({ token, application, onChange }: Props) {
  const { t, translateKey } = useI18n();
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const [asking, setAsking] = useState<Asked | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  /** Runs one action and shows its outcome. */
  async function run(action: Action, act: () => Promise<Outcome>): Promise<void> {
    setBusy(action);
    setOutcome(undefined);
    try {
      setOutcome(await act());
    } catch (failure) {
      const onResume = failure instanceof ApiError ? failure.fields["resume"] : undefined;
      setOutcome({
        tone: "error",
        message: onResume ? joinSentences(onResume) : messageOf(failure),
      });
    } finally {
      setBusy(null);
      setAsking(null);
    }
  }

  const replace = (chosen: File) =>
    run("resume", async () => {
      const reading = await readResume(chosen);
      if ("error" in reading) return { tone: "error", message: translateKey(reading.error) };
      onChange(await replaceResume(token, reading.resume));
      return success(t("applicationStatus.replaced", { name: reading.resume.name }));
    });
  const withdraw = () =>
    run("withdraw", async () => {
      onChange(await withdrawApplication(token));
      return success(t("applicationStatus.withdrawnNow"));
    });
  const withdrawAll = () =>
    run("consent", async () => {
      onChange(await withdrawConsent(token));
      return success(t("applicationStatus.consent.done"));
    });
  const erase = () => run("erase", async () => success(await askErasure(token)));
  const confirmed = { withdraw, consent: withdrawAll, erase };
  const chooseText =
    application.cv_original_name === null ? "applicationStatus.add" : "applicationStatus.replace";

  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl font-semibold">{t("applicationStatus.actions")}</h2>
      <OutcomeAlert outcome={outcome} />
      <div className="mt-5 flex flex-wrap gap-3">
        {application.can_replace_resume && (
          <>
            <FileInput
              ref={picker}
              tabIndex={-1}
              aria-hidden="true"
              className="hidden"
              accept={resumeLimits.extensions.join(",")}
              onChoose={(chosen) => void replace(chosen)}
            />
            <Button
              variant="secondary"
              isBusy={busy === "resume"}
              disabled={busy !== null}
              onClick={() => picker.current?.click()}
            >
              {t(busy === "resume" ? "form.sending" : chooseText)}
            </Button>
          </>
        )}
        {application.can_withdraw && (
          <Button
            variant="secondary"
            disabled={busy !== null}
            onClick={() => setAsking("withdraw")}
          >
            {t("applicationStatus.withdraw.submit")}
          </Button>
        )}
        {application.consent_withdrawn_at === null && (
          <Button variant="quiet" disabled={busy !== null} onClick={() => setAsking("consent")}>
            {t("applicationStatus.consent")}
          </Button>
        )}
        <Button variant="quiet" disabled={busy !== null} onClick={() => setAsking("erase")}>
          {t("applicationStatus.erase")}
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">{t("applicationStatus.private")}</p>
      {asking !== null && (
        <Boundary>
          <Suspense>
            <ConfirmDialog
              title={t(`applicationStatus.${asking}.title`)}
              text={t(`applicationStatus.${asking}.text`)}
              submit={t(`applicationStatus.${asking}.submit`)}
              isBusy={busy === asking}
              onClose={() => setAsking(null)}
              onConfirm={() => void confirmed[asking]()}
            >
              {application.interviews.some((interview) => interview.can_answer) && (
                <p>{t("ownInterview.ends")}</p>
              )}
            </ConfirmDialog>
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}
