import type { Permissions, Role } from "#contract/roles.ts";
import type { Db } from "#server/db/schema.ts";
import { readSettings } from "#server/db/settings.ts";

/** Permissions of a role. */
export async function readPermissions(db: Db, role: Role): Promise<Permissions> {
  return {
    exportApplications: role === "admin" || (await readSettings(db)).recruitersMayExport,
  };
}
