import { PostgresDialect } from "kysely";
import { Client, Pool, types, type PoolClient } from "pg";

const asText = (value: string) => value;
const parsers: Record<number, (value: string) => unknown> = {
  [types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
  [types.builtins.DATE]: asText,
  [types.builtins.INT8]: Number,
};

/** What PostgreSQL calls the connections of this site. */
export const connectionName = "company-website";

/** What the connections are for: answers that somebody waits for, or work that takes as long as it takes. */
export type Purpose = "requests" | "long work";

/** Whoever waits is answered within five seconds, whatever the database does. DATABASE_URL may set others. */
const limitsOfRequests = {
  max: 10,
  statement_timeout: 3_500,
  // Longer than the database itself lets a statement take: whoever is silent then is gone.
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Of the database, of the account and of DATABASE_URL alike. The driver takes an empty value for none. */
const noLimits = {
  statement_timeout: "0",
  query_timeout: "",
  idle_in_transaction_session_timeout: "0",
};

/**
 * How statements are planned. No disk of today reads at random four times as slowly as in a row, and
 * with that belief every list reads its whole table instead of an index. To compile a statement takes
 * longer than any of ours runs. What DATABASE_URL says counts more.
 */
const planning = "-c random_page_cost=1.1 -c jit=off";

/** A commit waits for the disk, also where the database or the account is set up not to: 201 promises it. */
const durability = "-c synchronous_commit=on";

/**
 * A pool that survives a restart and the loss of a database: the queries under way fail, the next ones
 * connect anew. For long work it has one connection, as SQLite has.
 */
export function openPostgres(
  url: string,
  purpose: Purpose,
  onLost: (error: Error) => void,
): PostgresDialect {
  const isLong = purpose === "long work";
  // What stands in the address counts for the driver, so that it is said there.
  const said = {
    application_name: connectionName,
    options: `${durability} ${planning} ${new URL(url).searchParams.get("options") ?? ""}`,
    ...(isLong ? noLimits : {}),
  };
  const pool = new Pool({
    ...(isLong ? { max: 1 } : limitsOfRequests),
    connectionString: withParameters(url, said),
    // One stays when nothing happens: by it a command sees that a server is running.
    min: 1,
    connectionTimeoutMillis: 4_000,
    // Nothing else would tell long work that the other end is gone.
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        parsers[oid] ?? types.getTypeParser(oid, format),
    },
  });
  // An 'error' event without a listener, on the pool or on a client in use, ends the process.
  pool.on("error", onLost);
  pool.on("connect", (client) => closeOnTimeout(client).on("error", onLost));
  return new PostgresDialect({ pool });
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Closes a connection whose query timed out. The driver keeps such a query at the head of the
 * connection's queue, so every later query would wait behind it; the pool drops a closed connection.
 */
function closeOnTimeout(client: PoolClient): PoolClient {
  const query = client.query.bind(client);
  return Object.assign(client, {
    query: async (text: string, values: unknown[]) => {
      try {
        return await query(text, values);
      } catch (error) {
        const isTimeout = error instanceof Error && error.message.startsWith("Query read timeout");
        if (isTimeout && client instanceof Client) void client.end();
        throw error;
      }
    },
  });
}
