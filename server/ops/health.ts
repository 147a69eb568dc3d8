import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { access, constants } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import * as z from "zod/mini";
import { isMigrated } from "#server/db/migrate.ts";
import type { AppContext } from "#server/context.ts";
import { checkDisk, checkMailer, type Finding } from "./checks.ts";

const Alive = z.object({ status: z.literal("ok") });
const Check = z.enum(["ok", "failed"]);
const Ready = z.object({
  status: z.enum(["ready", "not_ready"]),
  checks: z.object({ database: Check, migrations: Check, disk: Check, files: Check, mail: Check }),
});

/** `/healthz`: the process is alive, nothing else is asked. `/readyz`: it can do its work. */
export const healthRoutes: FastifyPluginAsyncZod<AppContext> = async (app, parts) => {
  app.get(
    "/healthz",
    {
      schema: {
        tags: ["Health"],
        operationId: "getLiveness",
        summary: "Check that the server is alive",
        description:
          "Answers 200 as long as the process answers at all. It asks nothing of the database.",
        response: { 200: Alive },
      },
    },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/readyz",
    {
      schema: {
        tags: ["Health"],
        operationId: "getReadiness",
        summary: "Check that the server can do its work",
        description:
          "Checks the database, its migrations, the disk, the file store and the mail queue. 503 names the check that failed.",
        response: { 200: Ready, 503: Ready },
      },
    },
    async (_request, reply) => {
      const checks = await checkAll(parts);
      const isReady = Object.values(checks).every((check) => check === "ok");
      if (!isReady) void reply.code(503).header("retry-after", 5);
      return { status: isReady ? ("ready" as const) : ("not_ready" as const), checks };
    },
  );
};

async function checkAll({ db, files, config, clock }: AppContext) {
  const [database, migrations, disk, store, mail] = await Promise.all([
    outcomeOf(sql`select 1`.execute(db).then(() => true)),
    outcomeOf(isMigrated(db)),
    outcomeOf(access(config.dataDir, constants.W_OK).then(() => passes(checkDisk(config)))),
    outcomeOf(files.check().then(() => true)),
    outcomeOf(passes(checkMailer(db, clock()))),
  ]);
  return { database, migrations, disk, files: store, mail };
}

const passes = async (check: Promise<Finding>) => (await check).level !== "problem";

const limitMs = 2_000;

/** A check fails by `false`, by an error and by taking too long. */
async function outcomeOf(check: Promise<boolean>): Promise<z.infer<typeof Check>> {
  const tooSlow = pause(limitMs, false, { ref: false });
  return (await Promise.race([check, tooSlow]).catch(() => false)) ? "ok" : "failed";
}
