import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { interpolateNodes, useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation } from "#web/router/router.tsx";
import { EmailLink } from "#web/sections/outside-links.tsx";

/**
 * Shows its content until the page is hydrated, but for ten seconds at most: then it says that the scripts have
 * not arrived, and how else to reach HR. Styles alone do it, since no script may ever come.
 */
export function UntilHydrated({
  hasLink = true,
  children,
}: {
  /** Whether a link may reload the page: not where the address has a secret part, which a link would lose. */
  hasLink?: boolean;
  children: ReactNode;
}) {
  const t = useTranslation();
  const isHydrated = useIsHydrated();
  const { pathname } = useLocation();
  if (isHydrated) return children;
  const email = <EmailLink to={company.hrEmail} className="font-semibold text-primary underline" />;
  return (
    <>
      <div className="until-late">{children}</div>
      <div className="when-late">
        <p className="rounded-md bg-warning-soft p-4 text-left text-base text-warning">
          <span>{interpolateNodes(t("common.late"), { email })}</span>{" "}
          {hasLink ? (
            <a href={pathname} className="font-semibold underline">
              {t("loadError.reload")}
            </a>
          ) : (
            <span className="font-semibold">{t("loadError.reload")}</span>
          )}
        </p>
      </div>
    </>
  );
}
