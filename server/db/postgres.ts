import { PostgresDialect } from "kysely";
import { Pool, types, type PoolClient } from "pg";

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
  // An unheard 'error' event, of the pool or of a client in use, would end the process.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  const { options } = pool;
  const connect = async () => givenUpWhenSilent(await pool.connect());
  return new PostgresDialect({ pool: { options, connect, end: () => pool.end() } });
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** What the driver says when an answer does not come. */
const silence = /^Query read timeout/;

/**
 * A connection that nobody gets again once an answer has not come. The driver would hand it on, and
 * whoever is next would wait behind the same question.
 */
function givenUpWhenSilent(client: PoolClient): PoolClient {
  let lost: unknown;
  const query = async (text: string, values: unknown[]) => {
    if (lost !== undefined) throw lost;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && silence.test(error.message)) lost = error;
      throw error;
    }
  };
  const release = (isUnusable?: boolean) => {
    client.release(isUnusable === true || lost !== undefined);
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === "query") return query;
      return name === "release" ? release : Reflect.get(target, name);
    },
  });
}
