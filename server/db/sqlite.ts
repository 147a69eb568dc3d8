import Database from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";

/** Opens a database file for Kysely's own SQLite driver, on the main thread. */
export function openSqlite(path: string): Dialect {
  const file = new SqliteFile(path);
  return {
    createAdapter: () => new FileAdapter(),
    createDriver: () => new FileDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** With transactional DDL the migrator applies all migrations in one transaction. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  /** Takes the write lock at the start, so that a second process waits instead of failing half-way. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === "read only" ? "begin deferred" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
    this.#file.expectsTransaction = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#file.expectsTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const isLost = this.#file.hasLostTransaction;
    this.#file.expectsTransaction = false;
    if (!isLost) await super.rollbackTransaction(connection);
  }
}

/** SQLite has rolled a transaction back by itself, as it does when the disk is full. */
class TransactionLostError extends Error {
  override readonly name = "TransactionLostError";
  /** The code by which `isDatabaseOutage` knows it. */
  readonly code = "SQLITE_IOERR";
}

const mostStatements = 500;

/** A database file that keeps its prepared statements and runs none outside of a lost transaction. */
class SqliteFile implements SqliteDatabase {
  /** Whether a transaction has begun whose end has not been asked for. */
  expectsTransaction = false;
  readonly #database: Database.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(path: string) {
    this.#database = openFile(path);
  }

  get hasLostTransaction(): boolean {
    return this.expectsTransaction && !this.#database.inTransaction;
  }

  prepare(text: string): SqliteStatement {
    if (this.hasLostTransaction) {
      throw new TransactionLostError("SQLite has given up the transaction");
    }
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = withBooleans(this.#database.prepare<unknown[], Row>(text));
    if (this.#statements.size >= mostStatements) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    this.#database.close();
  }
}

type Row = Record<string, unknown>;

/** Takes and gives booleans as PostgreSQL does; a boolean column is known by its declared type. */
function withBooleans(statement: Database.Statement<unknown[], Row>): SqliteStatement {
  const { reader } = statement;
  const columns = reader ? statement.columns().filter(({ type }) => type === "BOOLEAN") : [];
  const bind = (parameters: readonly unknown[]) =>
    parameters.map((value) => (typeof value === "boolean" ? Number(value) : value));
  const read = (row: Row) => {
    for (const { name } of columns) if (row[name] !== null) row[name] = row[name] === 1;
    return row;
  };
  return {
    reader,
    all: (parameters) => statement.all(bind(parameters)).map(read),
    run: (parameters) => statement.run(bind(parameters)),
    iterate: (parameters) => statement.iterate(bind(parameters)),
  };
}

/** Opens a file in WAL mode with a sync on every commit: what is acknowledged is on disk. */
function openFile(path: string): Database.Database {
  const database = new Database(path);
  try {
    database.pragma("busy_timeout = 5000");
    switchToWal(database);
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = ON");
    // 64 MiB: room for the indexes that lists and searches read.
    database.pragma("cache_size = -65536");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

// The busy timeout does not cover this switch when several servers open a new file at once.
function switchToWal(database: Database.Database): void {
  const giveUpAt = Date.now() + 5_000;
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > giveUpAt) throw error;
      Atomics.wait(sleeper, 0, 0, 20);
    }
  }
}
