import type { SqliteThread } from "./sqlite-thread.ts";
import type { Answer, Failure, Outcome, Statement, Step } from "./sqlite-talk.ts";

/** Nobody joins a group that is older: who was first in it has waited long enough. */
const longestMs = 10;

class StatementError extends Error {
  override readonly name = "StatementError";
  readonly code: string;
  constructor({ message, code }: Failure) {
    super(message);
    this.code = code;
  }
}

/** Those who share a commit. */
export class Group {
  readonly #thread: SqliteThread;
  readonly #group: number;
  readonly #onDisk = Promise.withResolvers<void>();
  readonly #since = performance.now();

  constructor(thread: SqliteThread, group: number) {
    this.#thread = thread;
    this.#group = group;
    // Whoever has changed nothing does not wait for it.
    this.#onDisk.promise.catch(() => undefined);
  }

  get isOld(): boolean {
    return performance.now() - this.#since > longestMs;
  }

  /** A statement of a transaction, whose end is still to come. */
  async execute(statement: Statement): Promise<Outcome> {
    return outcomeOf(await this.#thread.ask({ ...statement, group: this.#group, isLast: false }));
  }

  /** The last step of a turn. */
  async end(step: Step, isLast: boolean): Promise<Answer> {
    try {
      const answer = await this.#thread.ask({ ...step, group: this.#group, isLast });
      if (answer.lost !== undefined) this.#onDisk.reject(new StatementError(answer.lost));
      else if (isLast) this.#onDisk.resolve();
      return answer;
    } catch (error) {
      // What could not be asked at all is nobody's but its own while another one is to come.
      if (isLast || this.#thread.isLost) this.#onDisk.reject(error);
      throw error;
    }
  }

  /** What was answered, once it is sure that what it was told of is on the disk. */
  async settle(answer: Answer): Promise<Outcome> {
    if (answer.isShared) await this.#onDisk.promise;
    return outcomeOf(answer);
  }
}

function outcomeOf(answer: Answer): Outcome {
  if ("rows" in answer) return answer;
  throw new StatementError(answer);
}

/**
 * Gives a thread to one after the other, and lets those who wait for it share a commit: whose turn is
 * over is told so only when the commit is on the disk, but the next one need not wait for that.
 */
export class Lane {
  readonly #start: () => SqliteThread;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #thread: SqliteThread | undefined;
  #group: Group | undefined;
  #groups = 0;

  constructor(start: () => SqliteThread) {
    this.#start = start;
  }

  /** Waits for a turn, which ends with `leave`. A thread that is lost is followed by another one. */
  async enter(): Promise<Group> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    try {
      if (this.#thread === undefined || this.#thread.isLost) {
        // Whoever was in the group of the thread that is lost has heard so.
        this.#group = undefined;
        this.#thread = this.#start();
      }
      return (this.#group ??= new Group(this.#thread, (this.#groups += 1)));
    } catch (error) {
      this.#free();
      throw error;
    }
  }

  /**
   * Ends a turn with its last step. The commit is made when nobody waits for a turn, or those whose
   * turn is over have waited long enough.
   */
  async leave(group: Group, step: Step): Promise<Outcome> {
    const isLast = step.place === "undone" || this.#waiting.length === 0 || group.isOld;
    if (isLast) this.#group = undefined;
    const ending = group.end(step, isLast);
    // While the commit waits for the disk, those who are to share the next one gather.
    if (isLast) await ending.catch(() => undefined);
    this.#free();
    return group.settle(await ending);
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }

  #free(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
