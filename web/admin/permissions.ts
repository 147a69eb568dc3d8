import { useQuery } from "@tanstack/react-query";
import type { ExportKind } from "#contract/export.ts";
import { rankOf, roleRanks } from "#contract/roles.ts";
import { fetchPermissions } from "#web/api/panel.ts";
import { useSession } from "#web/session/session.tsx";

/** Whether the signed-in user is an administrator, not a recruiter. */
export const useIsAdmin = () => rankOf(useSession().user?.role) >= roleRanks.admin;

/** Whether the user may export a list. The settings decide for recruiters, who export only applications. */
export function useMayExport(kind: ExportKind): boolean {
  const isAdmin = useIsAdmin();
  const { data } = useQuery({
    queryKey: ["permissions"],
    queryFn: ({ signal }) => fetchPermissions(signal),
    enabled: !isAdmin && kind === "applications",
  });
  return isAdmin || (kind === "applications" && data?.exportApplications === true);
}
