import { RequireRole } from "#web/auth/guard.tsx";
import { useSession } from "#web/auth/session.tsx";
import { Overview } from "./overview.tsx";

/** The personal dashboard (spec §2), for whoever is signed in. */
export default function Dashboard() {
  const { user } = useSession();
  return <RequireRole>{user !== null && <Overview user={user} />}</RequireRole>;
}
