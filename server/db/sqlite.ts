import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { Lane, type Group } from "./sqlite-lane.ts";
import type { Outcome, Statement, Work } from "./sqlite-talk.ts";
import { SqliteThread } from "./sqlite-thread.ts";

class LaneAdapter extends SqliteAdapter {
  /** Its own takes no lock for migrations; with this the migrator runs in one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Who has to wait for whom is known to the lane. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Asks a database file in a thread of its own, which starts with the first statement. */
export function openSqlite(path: string, work: Work): Dialect {
  return {
    createAdapter: () => new LaneAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => new LaneDriver(new Lane(() => new SqliteThread(path, work))),
  };
}

class LaneDriver implements Driver {
  readonly #lane: Lane;

  constructor(lane: Lane) {
    this.#lane = lane;
  }

  acquireConnection = () => Promise.resolve(new Connection(this.#lane));
  beginTransaction = (connection: Connection, settings: TransactionSettings) =>
    connection.begin(settings);
  commitTransaction = (connection: Connection) => connection.end("kept");
  rollbackTransaction = (connection: Connection) => connection.end("undone");
  destroy = () => this.#lane.close();
  init = () => Promise.resolve();
  releaseConnection = () => Promise.resolve();
}

/** A way to the lane: each transaction is a turn in it, and so is each statement outside of one. */
class Connection implements DatabaseConnection {
  readonly #lane: Lane;
  #group: Group | undefined;
  #place: Statement["place"] = "alone";

  constructor(lane: Lane) {
    this.#lane = lane;
  }

  /** What SQLite is told of it comes with the first statement. */
  async begin({ accessMode }: TransactionSettings): Promise<void> {
    this.#group = await this.#lane.enter();
    this.#place = accessMode === "read only" ? "inside a view" : "inside";
  }

  async end(place: "kept" | "undone"): Promise<void> {
    const group = this.#group;
    // A commit that failed has ended it as well.
    if (group === undefined) return;
    this.#group = undefined;
    this.#place = "alone";
    await this.#lane.leave(group, { place });
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#execute({ text: sql, parameters, place: this.#place });
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever asks knows the columns
      rows: rows as Row[],
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    };
  }

  async #execute(statement: Statement): Promise<Outcome> {
    if (this.#group === undefined) return this.#lane.leave(await this.#lane.enter(), statement);
    return this.#group.execute(statement);
  }

  streamQuery = () => {
    throw new Error("Whoever reads a database file asks for all rows at once");
  };
}
