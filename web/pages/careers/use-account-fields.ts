import { useEffect, useMemo, useState } from "react";
import { useSession } from "#web/session/session.tsx";
import type { Values } from "./field-labels.ts";

/** What the account of a signed-in visitor knows of the fields. The phone number follows when it has loaded. */
export function useAccountFields(): Values | undefined {
  const { user } = useSession();
  const [phone, setPhone] = useState("");
  const isSignedIn = user !== null;

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const leaving = new AbortController();
    void import("#web/api/account.ts")
      .then(({ fetchProfile }) => fetchProfile(leaving.signal))
      .then((profile) => setPhone(profile.phone ?? ""))
      // The applicant types it.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isSignedIn]);

  return useMemo(
    () => (user === null ? undefined : { full_name: user.name, email: user.email, phone }),
    [user, phone],
  );
}
