import { useState } from "react";
import { useIsHydrated } from "#web/hydrated.ts";
import { useText } from "#web/language.tsx";
import { useLocation } from "#web/router.tsx";
import { Waiting } from "#web/session/guard.tsx";
import { AskLinks } from "./ask-links.tsx";
import { ConfirmErasure } from "./confirm-erasure.tsx";
import { OwnApplicationByLink } from "./own-application.tsx";

/**
 * Where the private links of applicants lead. What stands behind `#` decides: a status link, the
 * one-time link that deletes everything, or nothing, when the link has been lost.
 */
export default function ApplicationStatus() {
  const t = useText();
  const isHydrated = useIsHydrated();
  const { hash } = useLocation();
  const [lost, setLost] = useState<string | null>(null);
  if (!isHydrated) return <Waiting words={t("applicationStatus.checking")} />;

  const fragment = hash.slice(1);
  const eraseToken = new URLSearchParams(fragment).get("erase");
  if (eraseToken !== null) return <ConfirmErasure token={eraseToken} />;
  if (fragment === "" || lost === fragment) return <AskLinks isLost={lost === fragment} />;
  return <OwnApplicationByLink key={fragment} token={fragment} onLost={() => setLost(fragment)} />;
}
