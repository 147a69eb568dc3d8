import type { Permissions, Role } from "#contract/roles.ts";
import type { Db } from "#server/db/schema.ts";
import { readSettings } from "./settings.ts";

/** What the settings let a member of staff with this role do. */
export async function readPermissions(db: Db, role: Role): Promise<Permissions> {
  return {
    exportApplications: role === "admin" || (await readSettings(db)).recruitersMayExport,
  };
}
