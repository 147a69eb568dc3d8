import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { access, constants } from "node:fs/promises";
import { sql } from "kysely";
import * as z from "zod/mini";
import { isMigrated } from "#server/db/migrate.ts";
import type { Parts } from "#server/parts.ts";
import { unavailable } from "./failure.ts";

/** Less than this much free disk, and the server reports that it is not ready. */
export const minimumFreeBytes = 200 * 1024 * 1024;

const Alive = z.object({ status: z.literal("ok") });
const Check = z.enum(["ok", "failed"]);
const Ready = z.object({
  status: z.enum(["ready", "not_ready"]),
  checks: z.object({ database: Check, migrations: Check, disk: Check, files: Check, mail: Check }),
});

/** `/healthz`: the process is alive, nothing else is asked. `/readyz`: it can do its work. */
export const healthRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
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

async function checkAll({ db, files, config, clock }: Parts) {
  const [database, migrations, disk, kept, mail] = await Promise.all([
    passes(async () => (await sql`select 1`.execute(db)).rows.length === 1),
    passes(() => isMigrated(db)),
    passes(async () => {
      await access(config.dataDir, constants.W_OK);
      return (await files.freeBytes()) >= minimumFreeBytes;
    }),
    passes(() => files.check().then(() => true)),
    passes(() => isMailMoving(db, clock())),
  ]);
  return { database, migrations, disk, files: kept, mail };
}

/**
 * A letter whose next attempt is an hour late means that no worker is running. A mail server that is
 * down is none of it: nothing of the site would come back by asking another server.
 */
async function isMailMoving(db: Parts["db"], now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const stuck = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where("run_at", "<", hourAgo)
    .limit(1)
    .executeTakeFirst();
  return stuck === undefined;
}

async function passes(check: () => Promise<boolean>): Promise<"ok" | "failed"> {
  const tooSlow = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(unavailable());
    }, 2_000).unref();
  });
  try {
    return (await Promise.race([check(), tooSlow])) ? "ok" : "failed";
  } catch {
    return "failed";
  }
}
