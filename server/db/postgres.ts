import { PostgresDialect } from "kysely";
import { Client, Pool, types, type PoolClient } from "pg";
import { isReadOnlyPostgres } from "./engine.ts";
import { applicationName } from "./one-server.ts";

const asText = (value: string) => value;
const parsers: Record<number, (value: string) => unknown> = {
  [types.builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
  [types.builtins.DATE]: asText,
  [types.builtins.INT8]: Number,
};

/** Requests have time limits; maintenance, such as a migration or a backup, has none. */
export type ConnectionProfile = "requests" | "maintenance";

/** A request gets its response within five seconds, even while the database is slow or silent. DATABASE_URL may override these. */
const requestLimits = {
  max: 10,
  statement_timeout: 3_500,
  // Longer than `statement_timeout`: a database that is still silent then is unreachable.
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Overrides limits of the database, of the account and of DATABASE_URL. An empty value means none to the driver. */
const noLimits = {
  statement_timeout: "0",
  query_timeout: "",
  idle_in_transaction_session_timeout: "0",
};

/**
 * The default cost of random reads is that of spinning disks: with it every list scans its whole table
 * instead of an index. JIT compilation takes longer than any of our statements runs. Options in
 * DATABASE_URL override these.
 */
const plannerOptions = "-c random_page_cost=1.1 -c jit=off";

/** A commit waits for the disk, even if the database or the account is set up otherwise: 201 promises it. */
const durabilityOptions = "-c synchronous_commit=on";

/**
 * A connection pool that survives a restart or loss of the database: running queries fail, later ones
 * reconnect. For maintenance it has one connection, like SQLite. Every query fails with the error
 * that `requireOpen` throws.
 */
export function openPostgres(
  url: string,
  profile: ConnectionProfile,
  onLost: (error: Error) => void,
  requireOpen?: () => void,
): PostgresDialect {
  const isMaintenance = profile === "maintenance";
  // Parameters in the URL override the driver's options, so these go into the URL.
  const address = new URL(url);
  const parameters = {
    application_name: applicationName,
    options: `${durabilityOptions} ${plannerOptions} ${address.searchParams.get("options") ?? ""}`,
    ...(isMaintenance ? noLimits : {}),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const pool = new Pool({
    ...(isMaintenance ? { max: 1 } : requestLimits),
    connectionString: address.href,
    // An idle server keeps one connection, so that `requireNoOtherServer` sees it.
    min: 1,
    connectionTimeoutMillis: 4_000,
    // Maintenance has no other way to notice a dead connection.
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        parsers[oid] ?? types.getTypeParser(oid, format),
    },
  });
  // An 'error' event without a listener, on the pool or on a client in use, ends the process.
  pool.on("error", onLost);
  let current = new WeakSet<PoolClient>();
  pool.on("connect", (client) => {
    current.add(client);
    const onReadOnly = () => (current = new WeakSet());
    closeOnFailure(client, onReadOnly).on("error", onLost);
  });
  const connections = {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        if (current.has(client)) return client;
        client.release(true);
      }
    },
  };
  // The driver asks again for a pool that it did not get.
  const openPool = async () => {
    requireOpen?.();
    return connections;
  };
  return new PostgresDialect({ pool: openPool });
}

/**
 * Closes a connection whose query timed out. The driver keeps such a query at the head of the
 * connection's queue, so every later query would wait behind it; the pool drops a closed connection.
 * `onReadOnly` is called when the server refuses a write: another one may be the primary by now, and only
 * new connections lead to it.
 */
function closeOnFailure(client: PoolClient, onReadOnly: () => void): PoolClient {
  const query = client.query.bind(client);
  return Object.assign(client, {
    query: async (text: string, values: unknown[]) => {
      try {
        return await query(text, values);
      } catch (error) {
        const isTimeout = error instanceof Error && error.message.startsWith("Query read timeout");
        if (isTimeout && client instanceof Client) void client.end();
        if (isReadOnlyPostgres(error)) onReadOnly();
        throw error;
      }
    },
  });
}
