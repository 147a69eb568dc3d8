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

/**
 * Opens a database file for Kysely's own SQLite driver, on the main thread. Every query fails with the
 * error that `requireOpen` throws.
 */
export function openSqlite(path: string, requireOpen?: () => void): Dialect {
  const file = new SqliteFile(path);
  return {
    createAdapter: () => new FileAdapter(),
    createDriver: () => new FileDriver(file, requireOpen),
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

  constructor(file: SqliteFile, requireOpen?: () => void) {
    // The driver asks again for a database that it did not get.
    const openFile = async () => {
      requireOpen?.();
      return file;
    };
    super({ database: openFile });
    this.#file = file;
  }

  /** Acquires the write lock at once: a second process waits here instead of failing later. */
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

/** SQLite rolls a transaction back by itself when the disk is full or fails. */
class TransactionLostError extends Error {
  override readonly name = "TransactionLostError";
  /** `isDatabaseOutage` recognises this code. */
  readonly code = "SQLITE_IOERR";
}

/** The limit of cached statements: queries with a list have one text for each length. */
const maxStatements = 500;

/** A database file that caches prepared statements and runs none in a transaction that SQLite has rolled back. */
class SqliteFile implements SqliteDatabase {
  /** Set from the start of a transaction until it is committed or rolled back. */
  expectsTransaction = false;
  readonly #database: Database.Database;
  /** Preparing a statement takes up to a quarter of a millisecond, mostly longer than running it. */
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(path: string) {
    this.#database = openFile(path);
  }

  get hasLostTransaction(): boolean {
    return this.expectsTransaction && !this.#database.inTransaction;
  }

  prepare(text: string): SqliteStatement {
    if (this.hasLostTransaction) {
      throw new TransactionLostError("SQLite has rolled the transaction back");
    }
    const cached = this.#statements.get(text);
    if (cached !== undefined) return cached;
    const statement = withBooleans(this.#database.prepare<unknown[], Row>(text));
    if (this.#statements.size >= maxStatements) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    this.#database.close();
  }
}

type Row = Record<string, unknown>;

/** Accepts and returns booleans as PostgreSQL does. The declared type of a column tells which are boolean. */
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

/** How long a query waits for a lock of another process. */
export const busyTimeoutMs = 5_000;

/** Opens a file in WAL mode with an fsync on every commit: a committed row survives a power loss. */
function openFile(path: string): Database.Database {
  const database = new Database(path);
  try {
    database.pragma(`busy_timeout = ${busyTimeoutMs}`);
    switchToWal(database);
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = ON");
    // Overwrites deleted rows with zeros: erased data must not stay in free pages.
    database.pragma("secure_delete = ON");
    // 64 MiB: lists and searches read their indexes from memory.
    database.pragma("cache_size = -65536");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

// The busy timeout does not cover this switch while another process writes to a new file.
function switchToWal(database: Database.Database): void {
  const deadline = Date.now() + busyTimeoutMs;
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > deadline) throw error;
      Atomics.wait(sleeper, 0, 0, 20);
    }
  }
}
