import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BackupState } from "#contract/backup.ts";
import { Failure } from "#contract/failure.ts";
import type { AppContext } from "#server/context.ts";
import { readBackupState } from "./record.ts";

/** The state of backups for administrators. Registered inside their scope. */
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
        description: "Returns the newest backup and the newest failure since then.",
        security: [{ bearer: [] }],
        response: { 200: BackupState, "4xx": Failure },
      },
    },
    () => readBackupState(db, config, clock()),
  );
};
