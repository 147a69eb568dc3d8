import { Worker } from "node:worker_threads";
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import type { Answer, Question } from "./sqlite-reader-talk.ts";

const program = new URL("./sqlite-reader-worker.ts", import.meta.url);

/**
 * Reads a database file in a thread of its own, so that nobody waits for a long statement but who
 * asked for it. It sees whatever has been committed. The thread is there from the first statement on.
 */
export function openSqliteReader(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => new Reader(path),
  };
}

/** What a thread that has ended owes an answer to fails with. */
class ReaderLostError extends Error {
  override readonly name = "ReaderLostError";
  /** SQLite's own word for a file that cannot be read now, and may be later. */
  readonly code = "SQLITE_IOERR";
}

class ReadingError extends Error {
  override readonly name = "ReadingError";
  readonly code: string;
  constructor({ message, code }: { message: string; code: string }) {
    super(message);
    this.code = code;
  }
}

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void };

class Reader implements Driver, DatabaseConnection {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(path: string) {
    this.#path = path;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#asked += 1);
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, text: sql, parameters } satisfies Question);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever asks knows the columns
    return { rows: rows as Row[] };
  }

  #start(): Worker {
    const worker = new Worker(program, { workerData: this.#path, env: {} });
    let cause: unknown;
    worker.on("message", (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ("rows" in answer) waiting?.resolve(answer.rows);
      else waiting?.reject(new ReadingError(answer));
    });
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", () => {
      // The next statement starts another one.
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) {
        reject(new ReaderLostError("The thread that reads has ended", { cause }));
      }
      this.#waiting.clear();
    });
    return worker;
  }

  async destroy(): Promise<void> {
    await this.#worker?.terminate();
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(this);
  releaseConnection = () => Promise.resolve();
  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
  streamQuery = () => {
    throw new Error("Whoever reads asks for all rows at once");
  };
}

const refuse = () => Promise.reject(new Error("Whoever only reads opens no transaction"));
