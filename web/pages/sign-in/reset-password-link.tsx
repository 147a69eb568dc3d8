import { useEffect, useState } from "react";
import type { LinkPurpose } from "#contract/auth.ts";
import { checkLink } from "#web/api/auth.ts";
import { describeFailure, isRefusal } from "#web/api/failure.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { Button } from "#web/ui/button.tsx";
import { PasswordForm } from "./reset-password-form.tsx";
import { Stop, WaysOn } from "./link-error.tsx";

type Check = { purpose: LinkPurpose } | { failure: unknown } | null;

/** Asks the server what the link is for, and shows the form for that or what to do instead. */
export default function CheckedLink({ token }: { token: string }) {
  const t = useTranslation();
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

  if (check === null) return <LoadingScreen message={t("resetPassword.checking")} />;
  if ("purpose" in check) {
    return (
      <PasswordForm
        token={token}
        purpose={check.purpose}
        onUnusable={(failure) => setCheck({ failure })}
      />
    );
  }
  const words = describeFailure(check.failure, t) ?? t("call.unexpected");
  if (isRefusal(check.failure)) {
    return (
      <Stop title={t("resetPassword.gone")} text={words} advice={t("resetPassword.goneText")}>
        <WaysOn />
      </Stop>
    );
  }
  return (
    <Stop title={t("resetPassword.unchecked")} text={words}>
      <Button onClick={askAgain}>{t("common.retry")}</Button>
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
