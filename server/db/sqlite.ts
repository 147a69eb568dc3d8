import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
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
import { DatabaseLockedError } from "./engine.ts";

export const sqlitePath = (dataDir: string): string => join(dataDir, "site.sqlite");

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

  /** False would make Kysely hold its only connection while FileDriver waits for a lock. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A write waits this long for another program's lock, and then counts as an outage. */
export const lockTimeoutMs = 4_000;
const retryMs = 50;
/** A lock that no query has met for this time is over. */
const forgetMs = 1_000;

/** Runs transactions and single queries one after another. */
class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  readonly #turns = new Turns();
  #connection: DatabaseConnection | undefined;
  /** The first and the last time that a query met the present lock of another program. */
  #lock = { since: 0, metAt: -Infinity };

  constructor(file: SqliteFile, requireOpen?: () => void) {
    // The driver asks again for a database that it did not get.
    const openFile = async () => {
      requireOpen?.();
      return file;
    };
    super({ database: openFile });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    this.#connection ??= this.#waitForLocks(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.end();
  }

  /**
   * Tries again while another program has locked the file. SQLite's own wait would stop the event loop; here
   * the queries of others run meanwhile. A query within a transaction needs no wait: its begin has the lock.
   */
  #waitForLocks(connection: DatabaseConnection): DatabaseConnection {
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: async (query) => {
        const startedAt = performance.now();
        for (;;) {
          try {
            return await connection.executeQuery(query);
          } catch (error) {
            if (!isBusy(error)) throw error;
            if (this.#file.inTransaction || !this.#mayWait(startedAt)) {
              throw new DatabaseLockedError(this.#file.path, error);
            }
          }
          this.#turns.end();
          await pause(retryMs);
          await this.#turns.take();
        }
      },
    };
  }

  /** All queries share the time limit, so that a call with several writes keeps it too. */
  #mayWait(startedAt: number): boolean {
    const now = performance.now();
    if (now - this.#lock.metAt > forgetMs) this.#lock.since = now;
    this.#lock.metAt = now;
    return now - Math.min(startedAt, this.#lock.since) < lockTimeoutMs;
  }

  /** Acquires the write lock at once: a second process waits here instead of failing later. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === "read only" ? "begin deferred" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
    if (begin === "begin immediate") this.#lock.metAt = -Infinity;
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

/** Lets one query or transaction after another use the connection. */
class Turns {
  #last = Promise.resolve();
  #endTurn: () => void = () => undefined;

  async take(): Promise<void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#endTurn = resolve;
  }

  end(): void {
    this.#endTurn();
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
  readonly path: string;
  /** Set from the start of a transaction until it is committed or rolled back. */
  expectsTransaction = false;
  readonly #database: Database.Database;
  /** Preparing a statement takes up to a quarter of a millisecond, mostly longer than running it. */
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(path: string) {
    this.path = path;
    this.#database = openFile(path);
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  get hasLostTransaction(): boolean {
    return this.expectsTransaction && !this.inTransaction;
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

/** Opens a file in WAL mode with an fsync on every commit: a committed row survives a power loss. */
function openFile(path: string): Database.Database {
  const database = new Database(path, { timeout: openTimeoutMs });
  try {
    switchToWal(database);
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = ON");
    // Overwrites deleted rows with zeros: erased data must not stay in free pages.
    database.pragma("secure_delete = ON");
    // 64 MiB: lists and searches read their indexes from memory.
    database.pragma("cache_size = -65536");
    // FileDriver waits.
    database.pragma("busy_timeout = 0");
    return database;
  } catch (error) {
    database.close();
    throw isBusy(error) ? new DatabaseLockedError(path, error) : error;
  }
}

export const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");

/** Writes nothing. On a read-only file it fails, where `begin immediate` succeeds. */
export const emptyWrite = "delete from state where false";

/**
 * Tries to write to a file without waiting, on a connection of its own, which notices a disk that has become
 * read-only.
 */
export function tryToWrite(path: string): void {
  const database = new Database(path, { fileMustExist: true, timeout: 0 });
  try {
    database.exec(emptyWrite);
  } catch (error) {
    throw isBusy(error) ? new DatabaseLockedError(path, error) : error;
  } finally {
    database.close();
  }
}

/** A start may block: nothing is served yet. */
const openTimeoutMs = 5_000;

// The busy timeout does not cover this switch while another process writes to a new file.
function switchToWal(database: Database.Database): void {
  const deadline = Date.now() + openTimeoutMs;
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(sleeper, 0, 0, 20);
    }
  }
}
