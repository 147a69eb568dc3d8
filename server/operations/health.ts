import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { access, constants } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { isMigrated } from "#server/db/migrate.ts";
import type { AppContext } from "#server/context.ts";
import { checkDisk } from "./checks.ts";
import { release } from "./version.ts";

const Liveness = z.object({ status: z.literal("ok") });
const Result = z.enum(["ok", "failed"]);
export const Readiness = z.object({
  status: z.enum(["ready", "not_ready"]),
  /** The release; version 1.0.0 does not say it. */
  version: z.optional(z.string()),
  checks: z.object({
    database: Result,
    migrations: Result,
    disk: Result,
    files: Result,
  }),
});

/**
 * `/healthz` shows that the process is alive, `/readyz` that it can do its work. Late emails are not part of
 * it: an upgrade would be undone because of a mail server. The doctor and the metrics show them.
 */
export const healthRoutes: FastifyPluginAsyncZod<AppContext> = async (app, context) => {
  app.get(
    "/healthz",
    {
      config: { right: "site.use" },
      schema: {
        operationId: "getLiveness",
        tags: ["Health"],
        summary: "Check that the server is alive",
        description: "Responds 200 as long as the process runs, and does not query the database.",
        response: { 200: Liveness },
      },
    },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/readyz",
    {
      config: { right: "site.use" },
      schema: {
        operationId: "getReadiness",
        tags: ["Health"],
        summary: "Check that the server can do its work",
        description:
          "Checks that the database accepts writes, its migrations, the disk and the file store. 503 names the check that failed.",
        response: { 200: Readiness, 503: Readiness },
      },
    },
    async (_request, reply) => {
      const checks = await checkAll(context);
      const isReady = Object.values(checks).every((result) => result === "ok");
      if (!isReady) void reply.code(503).header("retry-after", 5);
      return {
        status: isReady ? ("ready" as const) : ("not_ready" as const),
        version: release,
        checks,
      };
    },
  );
};

async function checkAll({ db, writeCheck, files, config }: AppContext) {
  const [database, migrations, disk, store] = await Promise.all([
    resultOf(() => writeCheck.check()),
    resultOf(async () => isMigrated(db)),
    resultOf(async () => {
      await access(config.dataDir, constants.W_OK);
      return (await checkDisk(config)).level !== "problem";
    }),
    resultOf(() => files.check()),
  ]);
  return { database, migrations, disk, files: store };
}

const timeoutMs = 2_000;

/** A check fails by `false`, by an error and by a timeout. */
async function resultOf(check: () => Promise<boolean | void>): Promise<z.infer<typeof Result>> {
  const timeout = pause(timeoutMs, false, { ref: false });
  const passed = await Promise.race([check(), timeout]).catch(() => false);
  return passed === false ? "failed" : "ok";
}
