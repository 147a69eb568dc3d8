import Database from "better-sqlite3";
import { openStatements } from "./sqlite-statements.ts";
import type { Answer, Failure, Outcome, Question, Statement } from "./sqlite-talk.ts";

/**
 * Gives those who share a group one transaction of SQLite, and each of their own transactions a part
 * of it that can be undone alone. A group that SQLite has given up does not begin again: whatever is
 * still asked in its name fails, and nothing of it is written outside of a transaction.
 */
export function openGroups(database: Database.Database): (question: Question) => Answer {
  const { execute, onlyReads } = openStatements(database);
  const say = (text: string) => execute(text, []);
  /** The group that has begun last, and why SQLite has given it up. */
  let latest = 0;
  let lost: Failure | undefined;
  /** What of the group the transaction that is under way can undo. */
  let undoable: "nothing" | "all" | "its part" = "nothing";

  function join({ group, isLast, text, place }: Question & Statement): void {
    if (group > latest) {
      // The end of the one before never came here, and whoever was in it knows that nothing is kept.
      if (database.inTransaction) say("rollback");
      // Nothing is begun for what sees only what is on the disk, nor for what nobody joins: it may be
      // what SQLite does in no transaction but its own.
      if (place === "alone" && (isLast || onlyReads(text))) return;
      latest = group;
      lost = undefined;
      undoable = place === "alone" ? "nothing" : "all";
      // With the write lock at the start a second process waits instead of failing half-way.
      say(place === "inside a view" ? "begin deferred" : "begin immediate");
    } else if (place !== "alone" && undoable === "nothing") {
      say("savepoint part");
      undoable = "its part";
    }
  }

  function endOne(place: "kept" | "undone"): Outcome {
    if (place === "undone" && undoable === "all") say("rollback");
    if (place === "undone" && undoable === "its part") say("rollback to part");
    if (undoable === "its part") say("release part");
    undoable = "nothing";
    return { rows: [] };
  }

  function carryOut(question: Question): Outcome | Failure {
    const { group } = question;
    if (group === latest && lost !== undefined) return lost;
    const isStatement = "text" in question;
    try {
      if (!isStatement) return endOne(question.place);
      join(question);
      return execute(question.text, question.parameters);
    } catch (error) {
      // SQLite has given up all of it, or will not undo a part of it.
      if (group === latest && (!isStatement || !database.inTransaction)) giveUp(error);
      return failureOf(error);
    }
  }

  function endAll(): void {
    try {
      if (database.inTransaction) say("commit");
    } catch (error) {
      giveUp(error);
    }
  }

  function giveUp(error: unknown): void {
    lost = failureOf(error);
    undoable = "nothing";
    if (database.inTransaction) say("rollback");
  }

  return (question) => {
    const result = carryOut(question);
    const isShared = question.group === latest;
    if (isShared && question.isLast) endAll();
    return {
      id: question.id,
      ...result,
      isShared,
      ...(isShared && question.isLast && lost !== undefined ? { lost } : {}),
    };
  };
}

/** What went wrong, in words that pass from thread to thread. */
export function failureOf(error: unknown): Failure {
  const code = error instanceof Database.SqliteError ? error.code : "";
  return { message: error instanceof Error ? error.message : String(error), code };
}
