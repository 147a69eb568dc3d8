import { useEffect, useState } from "react";
import type { OwnApplication } from "#contract/applicant.ts";
import { describeFailure, isRefusal } from "#web/api/failure.ts";
import { fetchOwnApplication } from "#web/api/own-application.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { Button } from "#web/ui/button.tsx";
import { OwnApplicationView } from "./view.tsx";

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
