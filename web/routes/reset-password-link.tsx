import { useEffect, useState, type ReactNode } from "react";
import type { LinkPurpose } from "#contract/auth.ts";
import { checkLink } from "#web/api/auth.ts";
import { describeFailure, isRefusal } from "#web/api/failure.ts";
import { useText } from "#web/language.tsx";
import { PageTitle } from "#web/layout/headings.tsx";
import { Rings } from "#web/layout/rings.tsx";
import { Link } from "#web/place.tsx";
import { Waiting } from "#web/session/guard.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordForm } from "./reset-password-form.tsx";

type Check = { purpose: LinkPurpose } | { failure: unknown } | null;

export function IncompleteLink() {
  const t = useText();
  return (
    <Stop title={t("resetPassword.missing")} text={t("resetPassword.missingText")}>
      <WaysOn />
    </Stop>
  );
}

/** Asks the server what the link is for, and shows the form for that or what to do instead. */
export function CheckedLink({ token }: { token: string }) {
  const t = useText();
  const [check, setCheck] = useState<Check>(null);

  useEffect(() => {
    const abort = new AbortController();
    void ask(token, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setCheck(answer);
    });
    return () => abort.abort();
  }, [token]);

  function askAgain(): void {
    setCheck(null);
    void ask(token).then(setCheck);
  }

  if (check === null) return <Waiting words={t("resetPassword.checking")} />;
  if ("purpose" in check) {
    return (
      <PasswordForm
        token={token}
        purpose={check.purpose}
        onUnusable={(failure) => setCheck({ failure })}
      />
    );
  }
  const words = describeFailure(check.failure, t) ?? t("resetPassword.unexpected");
  if (isRefusal(check.failure)) {
    return (
      <Stop title={t("resetPassword.gone")} text={words} advice={t("resetPassword.goneText")}>
        <WaysOn />
      </Stop>
    );
  }
  return (
    <Stop title={t("resetPassword.unchecked")} text={words}>
      <Button onClick={askAgain}>{t("resetPassword.retry")}</Button>
    </Stop>
  );
}

async function ask(token: string, signal?: AbortSignal): Promise<Check> {
  try {
    return { purpose: await checkLink(token, signal) };
  } catch (failure) {
    return { failure };
  }
}

function Stop({
  title,
  text,
  advice,
  children,
}: {
  title: string;
  text: string;
  advice?: string;
  children: ReactNode;
}) {
  return (
    <section className="relative isolate overflow-hidden">
      <Rings className="absolute -right-56 -bottom-72 -z-10 w-[34rem] text-bronze opacity-40 sm:opacity-60 lg:top-1/2 lg:right-auto lg:bottom-auto lg:left-[calc(50%+7rem)] lg:w-[44rem] lg:-translate-y-1/2" />
      <div className="frame flex min-h-[60vh] flex-col lg:min-h-[calc(100vh-4.5rem)] items-start justify-center py-24">
        <PageTitle>{title}</PageTitle>
        <p className="mt-5 max-w-[36rem] text-lg sm:text-xl sm:leading-relaxed">{text}</p>
        {advice !== undefined && <p className="mt-2 max-w-[36rem] text-muted">{advice}</p>}
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}

function WaysOn() {
  const t = useText();
  return (
    <>
      <Link to="/login" className={buttonLook()}>
        {t("resetPassword.signIn")}
      </Link>
      <Link to="/forgot-password" className={`bg-paper ${buttonLook({ look: "secondary" })}`}>
        {t("resetPassword.newLink")}
      </Link>
    </>
  );
}
