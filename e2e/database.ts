import { createDatabase } from "#server/testing/database.ts";
import { ensurePostgres, startPostgres } from "../testing/postgres.ts";

/** Creates a database on the server of TEST_DATABASE_URL, or on a server started for it. */
export async function bringDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  if (process.env["TEST_DATABASE_URL"] !== undefined) return createDatabase();
  const cluster = await startPostgres(ensurePostgres());
  process.env["TEST_DATABASE_URL"] = cluster.url;
  const { url, drop } = await createDatabase();
  return {
    url,
    drop: async () => {
      await drop();
      delete process.env["TEST_DATABASE_URL"];
      await cluster.stop();
    },
  };
}
