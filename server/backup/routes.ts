import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BackupState } from "#contract/backup.ts";
import type { AppContext } from "#server/context.ts";
import { readBackupState } from "./record.ts";

export const backupRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { db, config, clock },
) => {
  app.get("/settings/backup", {
    schema: { operationId: "getBackupState", response: { 200: BackupState } },
    handler: () => readBackupState(db, config, clock()),
  });
};
