import { lazy, Suspense, useRef, useState } from "react";
import type { OwnApplication } from "#contract/applicant.ts";
import { resumeLimits } from "#contract/limits.ts";
import { CallFailure, describeFailure } from "#web/api/failure.ts";
import { askErasure, replaceOwnResume, withdrawOwnApplication } from "#web/api/own-application.ts";
import { useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { ErrorBoundary } from "react-error-boundary";
import { LoadError } from "#web/layout/load-error.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { readResume } from "../careers/read-resume.ts";

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
