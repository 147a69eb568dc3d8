import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BackupState } from "#contract/backup.ts";
import { Failure } from "#contract/failure.ts";
import type { AppContext } from "#server/context.ts";
import { readBackupState } from "./record.ts";

/** What administrators see of backups. Registered inside their scope. */
export const backupRoutes: FastifyPluginAsyncZod<AppContext> = async (
  app,
  { db, config, clock },
) => {
  app.get(
    "/settings/backup",
    {
      schema: {
        tags: ["Settings"],
        operationId: "getBackupState",
        summary: "Get the state of backups",
        description: "When the newest backup was made, and whether one has failed since.",
        security: [{ bearer: [] }],
        response: { 200: BackupState, "4xx": Failure },
      },
    },
    () => readBackupState(db, config, clock()),
  );
};
