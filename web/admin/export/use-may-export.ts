import { useQuery } from "@tanstack/react-query";
import type { ExportKind } from "#contract/export.ts";
import { fetchPermissions } from "#web/api/panel.ts";
import { useIsAdmin } from "#web/auth/use-is-admin.ts";

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
