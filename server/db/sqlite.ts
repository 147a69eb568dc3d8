import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from "kysely";
import type { Work } from "./sqlite-talk.ts";
import { SqliteThread } from "./sqlite-thread.ts";

/** SQLite's own adapter takes no lock for migrations; with this the migrator runs in one transaction. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Asks a database file in a thread of its own, which starts with the first statement. */
export function openSqlite(path: string, work: Work): Dialect {
  return {
    createAdapter: () => new LockingAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => new ThreadDriver(() => new SqliteThread(path, work)),
  };
}

/** One connection, which Kysely gives to one at a time. One that is lost is followed by another. */
class ThreadDriver implements Driver {
  readonly #start: () => SqliteThread;
  #thread: SqliteThread | undefined;

  constructor(start: () => SqliteThread) {
    this.#start = start;
  }

  acquireConnection(): Promise<SqliteThread> {
    if (this.#thread === undefined || this.#thread.isLost) this.#thread = this.#start();
    return Promise.resolve(this.#thread);
  }

  beginTransaction = (connection: DatabaseConnection) => say(connection, "begin");
  commitTransaction = (connection: DatabaseConnection) => say(connection, "commit");

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // With the thread its transaction has ended as well.
    if (this.#thread?.isLost === true) return;
    await say(connection, "rollback");
  }

  async destroy(): Promise<void> {
    await this.#thread?.close();
  }

  init = () => Promise.resolve();
  releaseConnection = () => Promise.resolve();
}

async function say(connection: DatabaseConnection, text: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(text));
}
