import { lazy, Suspense } from "react";
import { useIsHydrated } from "#web/document/hydration.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LoadingScreen } from "#web/ui/loading.tsx";
import { useLinkToken } from "#web/auth/use-link-token.ts";
import { IncompleteLink } from "./link-error.tsx";

// A visitor without a link needs nothing of it.
const CheckedLink = lazy(() => import("./reset-password-link.tsx"));

/** Where one-time links that set a password lead. */
export default function ResetPassword() {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const token = useLinkToken();
  const waiting = <LoadingScreen message={t("resetPassword.checking")} />;
  if (!isHydrated) {
    // As tall as what stands here without a link, so that the footer stays in its place.
    return (
      <div className="relative">
        <div className="invisible">
          <IncompleteLink />
        </div>
        <div className="absolute inset-x-0 top-0">{waiting}</div>
      </div>
    );
  }
  if (token === null) return <IncompleteLink />;
  return (
    <Suspense fallback={waiting}>
      <CheckedLink key={token} token={token} />
    </Suspense>
  );
}
