import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { OwnApplication } from "#contract/applicant.ts";
import { CallFailure, describeFailure, isRefusal } from "#web/api/failure.ts";
import {
  askErasure,
  fetchOwnApplication,
  replaceOwnResume,
  withdrawOwnApplication,
} from "#web/api/own-application.ts";
import { useLanguage, useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { Button } from "#web/ui/button.tsx";
import { formatDate } from "#web/i18n/format.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { resumeLimits } from "#contract/limits.ts";
import { ErrorBoundary } from "react-error-boundary";
import { LoadError } from "#web/layout/load-error.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { readResume } from "../careers/read-resume.ts";

type Answer = { application: OwnApplication } | { failure: unknown } | null;

/** Fetches the application of a status link and shows it, or says why it cannot be shown now. */
export default function OwnApplicationByLink({
  token,
  onLost,
}: {
  token: string;
  onLost: () => void;
}) {
  const t = useTranslation();
  const [answer, setAnswer] = useState<Answer>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    void fetchOwnApplication(token, abort.signal).then(
      (application) => setAnswer({ application }),
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        if (isRefusal(failure)) onLost();
        else setAnswer({ failure });
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per token and attempt
  }, [token, attempt]);

  if (answer === null) return <LoadingScreen message={t("applicationStatus.checking")} />;
  if ("failure" in answer) {
    return (
      <section className="frame flex min-h-[60vh] flex-col items-start justify-center py-24">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t("applicationStatus.unchecked")}</h1>
        <p className="mt-4 text-lg" role="alert">
          {describeFailure(answer.failure, t) ?? t("applicationStatus.unexpected")}
        </p>
        <Button
          className="mt-8"
          onClick={() => {
            setAnswer(null);
            setAttempt(attempt + 1);
          }}
        >
          {t("common.retry")}
        </Button>
      </section>
    );
  }
  return (
    <OwnApplicationView
      token={token}
      application={answer.application}
      onChange={(application) => setAnswer({ application })}
    />
  );
}

const tones = {
  submitted: "blue",
  reviewing: "amber",
  accepted: "primary",
  rejected: "grey",
} as const;

/** One application as its applicant sees it: what arrived, where it stands, what can be done. */
export function OwnApplicationView({
  token,
  application,
  onChange,
}: {
  token: string;
  application: OwnApplication;
  onChange: (application: OwnApplication) => void;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const { status, withdrawn_at: withdrawnAt } = application;
  const stage = withdrawnAt === null ? status : "withdrawn";
  return (
    <div className="frame max-w-3xl py-16 md:py-24">
      <p className="text-sm font-semibold text-accent">{t("applicationStatus.yours")}</p>
      <h1 className="mt-2 text-4xl leading-tight font-semibold tracking-[-0.02em] wrap-anywhere md:text-5xl md:leading-tight lang-vi:leading-[1.3]">
        {application.job_title}
      </h1>
      <Card className="mt-10 p-6 sm:p-8">
        <div aria-live="polite">
          <Badge tone={stage === "withdrawn" ? "outline" : tones[stage]} dot={stage === "rejected"}>
            {t(`applicationStatus.stage.${stage}`)}
          </Badge>
          <p className="mt-4 text-lg">{t(`applicationStatus.text.${stage}`)}</p>
          <h2 className="mt-6 font-semibold">{t("applicationStatus.next")}</h2>
          <p className="mt-1 text-muted">{t(`applicationStatus.next.${stage}`)}</p>
        </div>
      </Card>
      <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact name={t("applicationStatus.receipt")}>
          <span className="font-semibold tracking-wide text-accent tabular-nums">
            {application.receipt}
          </span>
        </Fact>
        <Fact name={t("applicationStatus.submitted")}>
          <time dateTime={application.created_at} title={application.created_at}>
            {formatDate(application.created_at, language)}
          </time>
        </Fact>
        <Fact name={t("applicationStatus.resume")}>
          {application.cv_original_name === null ? (
            t("applicationStatus.noResume")
          ) : (
            <>
              <span className="wrap-anywhere">{application.cv_original_name}</span>{" "}
              <span className="text-sm text-muted tabular-nums">
                {formatFileSize(application.cv_size_bytes ?? 0, language)}
              </span>
            </>
          )}
        </Fact>
        {withdrawnAt !== null && (
          <Fact name={t("applicationStatus.withdrawn")}>
            <time dateTime={withdrawnAt} title={withdrawnAt}>
              {formatDate(withdrawnAt, language)}
            </time>
          </Fact>
        )}
      </dl>
      <Actions token={token} application={application} onChange={onChange} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 text-lg">{children}</dd>
    </div>
  );
}

const Confirm = lazy(() => import("./confirm.tsx"));

type Work = "resume" | "withdraw" | "erase";
type Outcome = { tone: "success" | "error"; words: string };

const done = (words: string): Outcome => ({ tone: "success", words });
const failed = (words: string): Outcome => ({ tone: "error", words });

/** What applicants can do with their application: replace the resume, withdraw, have it deleted. */
export function Actions({
  token,
  application,
  onChange,
}: {
  token: string;
  application: OwnApplication;
  onChange: (application: OwnApplication) => void;
}) {
  const t = useTranslation();
  const messageOf = useTranslateKey();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<Work | null>(null);
  const [asking, setAsking] = useState<"withdraw" | "erase" | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Does one thing at a time and says how it ended. */
  async function run(work: Work, act: () => Promise<Outcome>): Promise<void> {
    setBusy(work);
    setOutcome(null);
    try {
      setOutcome(await act());
    } catch (failure) {
      const about =
        failure instanceof CallFailure ? failure.fields["resume"]?.join(". ") : undefined;
      setOutcome(failed(about ?? describeFailure(failure, t) ?? t("applicationStatus.unexpected")));
    } finally {
      setBusy(null);
      setAsking(null);
    }
  }

  const replace = (chosen: File) =>
    run("resume", async () => {
      const reading = await readResume(chosen);
      if ("problem" in reading) return failed(messageOf(reading.problem));
      onChange(await replaceOwnResume(token, reading.resume));
      return done(t("applicationStatus.replaced", { name: reading.resume.name }));
    });
  const chooseText =
    application.cv_original_name === null ? "applicationStatus.add" : "applicationStatus.replace";
  const withdraw = () =>
    run("withdraw", async () => {
      onChange(await withdrawOwnApplication(token));
      return done(t("applicationStatus.withdrawnNow"));
    });
  const erase = () => run("erase", async () => done(await askErasure(token)));

  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="text-xl font-semibold">{t("applicationStatus.actions")}</h2>
      <div aria-live="polite" className="not-empty:mt-4">
        {outcome !== null && <Alert tone={outcome.tone} title={outcome.words} />}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {application.can_replace_resume && (
          <>
            <input
              ref={picker}
              type="file"
              tabIndex={-1}
              aria-hidden="true"
              className="hidden"
              accept={resumeLimits.extensions.join(",")}
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                target.value = "";
                if (chosen !== undefined) void replace(chosen);
              }}
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
            {t("applicationStatus.withdraw")}
          </Button>
        )}
        <Button variant="quiet" disabled={busy !== null} onClick={() => setAsking("erase")}>
          {t("applicationStatus.erase")}
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">{t("applicationStatus.private")}</p>
      {asking !== null && (
        <ErrorBoundary fallback={<LoadError />}>
          <Suspense>
            <Confirm
              title={t(`applicationStatus.${asking}.title`)}
              text={t(`applicationStatus.${asking}.text`)}
              submit={t(`applicationStatus.${asking}.submit`)}
              isBusy={busy === asking}
              onClose={() => setAsking(null)}
              onConfirm={() => void (asking === "withdraw" ? withdraw() : erase())}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
