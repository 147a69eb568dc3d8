import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BackupState } from "#contract/backup.ts";
import { describeRoutes } from "#server/http/api-docs.ts";
import type { AppContext } from "#server/context.ts";
import { readBackupState } from "./record.ts";

/** The state of backups for administrators. Registered inside their scope. */
export const backupRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { db, config, clock },
) => {
  describeRoutes(app, "Settings");
  app.get(
    "/settings/backup",
    {
      schema: {
        operationId: "getBackupState",
        summary: "Get the backup status",
        description: "Returns the newest backup and the newest failure since then.",
        response: { 200: BackupState },
      },
    },
    () => readBackupState(db, config, clock()),
  );
};
