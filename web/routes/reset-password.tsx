import { useIsHydrated } from "#web/hydrated.ts";
import { useText } from "#web/language.tsx";
import { Waiting } from "#web/session/guard.tsx";
import { useLinkToken } from "#web/session/use-link-token.ts";
import { CheckedLink, IncompleteLink } from "./reset-password-link.tsx";

/** Where one-time links that set a password lead. */
export default function ResetPassword() {
  const t = useText();
  const isHydrated = useIsHydrated();
  const token = useLinkToken();
  if (!isHydrated) return <Waiting words={t("resetPassword.checking")} />;
  return token === null ? <IncompleteLink /> : <CheckedLink key={token} token={token} />;
}
