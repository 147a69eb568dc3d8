import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ExportKind } from "#contract/export.ts";
import { fetchPermissions } from "#web/api/panel.ts";

/** The rights of the signed-in user, as the server gives them (accounts/policies.ts). */
export const permissionsQuery = queryOptions({
  queryKey: ["permissions"],
  queryFn: ({ signal }) => fetchPermissions(signal),
});

/** Whether the user has a right; not before the rights have loaded. */
export function useMay(right: string): boolean {
  return useQuery(permissionsQuery).data?.rights.includes(right) === true;
}

/** Whether the user may export a list. The settings decide for recruiters, who export only applications. */
export const useMayExport = (kind: ExportKind) =>
  useMay(kind === "users" ? "user.export" : "application.export");
