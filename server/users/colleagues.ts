import { staffRoles } from "#contract/staff.ts";
import type { Db } from "#server/db/schema.ts";

export const findColleagues = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "name", "role", "email", "language"])
    .where("role", "in", staffRoles)
    .where("active", "=", true)
    .orderBy("name")
    .orderBy("id")
    .execute();
