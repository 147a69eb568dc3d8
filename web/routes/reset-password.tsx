import { useEffect, useState } from "react";
import { useIsHydrated } from "#web/hydrated.ts";
import { useText } from "#web/language.tsx";
import { useLocation, useNavigate } from "#web/router.tsx";
import { Waiting } from "#web/session/guard.tsx";
import { CheckedLink, IncompleteLink } from "./reset-password-link.tsx";

/**
 * Where one-time links lead. The token comes behind `#`, which no server sees, and leaves the address
 * at once, so that it stays in no history either.
 */
export default function ResetPassword() {
  const t = useText();
  const isHydrated = useIsHydrated();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get("token");
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress !== null) navigate(pathname, { replace: true });
  }, [inAddress, pathname, navigate]);

  if (!isHydrated) return <Waiting words={t("resetPassword.checking")} />;
  return token === null ? <IncompleteLink /> : <CheckedLink key={token} token={token} />;
}
