import { useEffect, useRef, useState } from "react";
import { describeFailure, isRefusal } from "#web/api/failure.ts";
import { confirmErasure } from "#web/api/own-application.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

type State =
  | { step: "asking" | "busy" }
  | { step: "done"; words: string }
  | { step: "failed"; words: string; isFinal: boolean };

/** Deletes an application once its applicant presses the button: a scanner that opens the link deletes nothing. */
export default function ConfirmErasure({ token }: { token: string }) {
  const t = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<State>({ step: "asking" });

  useEffect(() => {
    if (state.step === "done") heading.current?.focus();
  }, [state.step]);

  async function erase(): Promise<void> {
    setState({ step: "busy" });
    try {
      setState({ step: "done", words: await confirmErasure(token) });
    } catch (failure) {
      const words = describeFailure(failure, t) ?? t("applicationStatus.unexpected");
      setState({ step: "failed", words, isFinal: isRefusal(failure) });
    }
  }

  const isDone = state.step === "done";
  const isOver = isDone || (state.step === "failed" && state.isFinal);
  return (
    <section className="frame flex min-h-[60vh] max-w-2xl flex-col items-start justify-center py-24">
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold outline-none sm:text-4xl">
        {t(isDone ? "applicationStatus.erased" : "applicationStatus.eraseNow")}
      </h1>
      <p className="mt-4 text-lg text-muted">
        {isDone ? state.words : t("applicationStatus.eraseNowText")}
      </p>
      <div aria-live="polite" className="w-full not-empty:mt-6">
        {state.step === "failed" && <Alert tone="error" title={state.words} />}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOver ? (
          <Link to="/careers" className={buttonClass()}>
            {t("applicationStatus.careers")}
          </Link>
        ) : (
          <Button variant="danger" isBusy={state.step === "busy"} onClick={() => void erase()}>
            {t("applicationStatus.eraseSubmit")}
          </Button>
        )}
      </div>
    </section>
  );
}
