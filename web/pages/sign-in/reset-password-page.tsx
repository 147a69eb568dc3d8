import { lazy, Suspense } from "react";
import { useLinkToken } from "#web/session/use-link-token.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { LinkError } from "./link-error.tsx";

// A visitor without a link does not load it.
const ResetPasswordLink = lazy(() => import("./reset-password-link.tsx"));

/** The target of one-time links that set a password. */
export default function ResetPassword() {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const token = useLinkToken();
  const loading = <LoadingScreen message={t("resetPassword.checking")} />;
  const incomplete = (
    <LinkError title={t("resetPassword.missing")} text={t("resetPassword.missingText")} />
  );
  if (!isHydrated) {
    // As tall as the screen without a link, so that the footer does not move.
    return (
      <div className="relative">
        <div className="invisible">{incomplete}</div>
        <div className="absolute inset-x-0 top-0">{loading}</div>
      </div>
    );
  }
  if (token === null) return incomplete;
  return (
    <Suspense fallback={loading}>
      <ResetPasswordLink key={token} token={token} />
    </Suspense>
  );
}
