import type { Worker } from "node:worker_threads";
import { startThread } from "#server/thread.ts";
import type { Answer, Question, Step, Work } from "./sqlite-talk.ts";

const program = new URL("./sqlite-worker.ts", import.meta.url);

/** What a thread that has ended owes an answer to fails with. */
class ThreadLostError extends Error {
  override readonly name = "ThreadLostError";
  /** SQLite's own word for a file that cannot be used now, and may be later. */
  readonly code = "SQLITE_IOERR";
}

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * A database file in a thread of its own, where a long statement, or a commit that waits for the
 * disk, keeps nobody waiting but who asked for it. Once the thread has ended, whatever is asked of it
 * fails as an outage: what a transaction has begun nowhere else goes on.
 */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #lost: ThreadLostError | undefined;
  #asked = 0;

  constructor(path: string, work: Work) {
    this.#worker = startThread(program, `sqlite-${work}`, [path, work]);
    let cause: unknown;
    this.#worker.on("message", (answer: Answer) => {
      this.#hear(answer);
    });
    this.#worker.on("error", (error) => {
      cause = error;
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.on("exit", () => {
        this.#lose(new ThreadLostError("The thread of the database has ended", { cause }));
        resolve();
      });
    });
  }

  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  ask(step: Step & Pick<Question, "group" | "isLast">): Promise<Answer> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      // Throws for what cannot pass to a thread, and then nothing is waited for.
      this.#worker.postMessage({ ...step, id } satisfies Question);
      if (this.#waiting.size === 0) this.#worker.ref();
      this.#waiting.set(id, { resolve, reject });
    });
  }

  /** Ends the thread when everything asked of it is answered. */
  async close(): Promise<void> {
    this.#worker.ref();
    this.#worker.postMessage("close");
    await this.#ended;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    waiting?.resolve("rows" in answer ? { ...answer, rows: answer.rows.map(withBuffers) } : answer);
  }

  #lose(error: ThreadLostError): void {
    this.#lost = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** On their way between threads Buffers become arrays of bytes. */
function withBuffers(row: unknown): unknown {
  if (typeof row !== "object" || row === null) return row;
  for (const [name, value] of Object.entries(row)) {
    if (!(value instanceof Uint8Array)) continue;
    const { buffer, byteOffset, byteLength } = value;
    Object.assign(row, { [name]: Buffer.from(buffer, byteOffset, byteLength) });
  }
  return row;
}
