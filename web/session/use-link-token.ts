import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "#web/router/router.tsx";

/** The token of a one-time link: in the fragment, which no server sees, and removed from the history. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(hash.slice(1)).get("token");
  const [token, setToken] = useState(inAddress);
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress !== null) navigate(pathname, { replace: true });
  }, [inAddress, pathname, navigate]);

  return token;
}
