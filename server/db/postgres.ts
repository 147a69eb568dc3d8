import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";

const asText = (value: string) => value;
const parsers: Record<number, (value: string) => unknown> = {
  [types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
  [types.builtins.DATE]: asText,
  [types.builtins.INT8]: Number,
};

/** What PostgreSQL calls the connections of this site. */
export const connectionName = "company-website";

/** A pool that survives a database restart: the queries under way fail, the next ones connect anew. */
export function openPostgres(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    application_name: connectionName,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        parsers[oid] ?? types.getTypeParser(oid, format),
    },
  });
  // An unheard 'error' event, of the pool or of a client in use, would end the process.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return new PostgresDialect({ pool });
}
