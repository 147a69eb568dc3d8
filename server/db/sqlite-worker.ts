import type Database from "better-sqlite3";
import module from "node:module";
import { parentPort } from "node:worker_threads";
import { openFile } from "./sqlite-file.ts";
import { failureOf, openGroups } from "./sqlite-groups.ts";
import type { Answer, Question } from "./sqlite-talk.ts";

// Runs in a thread of its own, which `sqlite-thread.ts` starts and ends.

const [path = "", work] = process.argv.slice(2);
let database: Database.Database | undefined;
let answer: ReturnType<typeof openGroups> | undefined;

parentPort?.on("message", (question: Question | "close") => {
  if (question !== "close") {
    parentPort?.postMessage(answerTo(question));
    return;
  }
  database?.close();
  parentPort?.close();
});

// Now, not at the end: a server that is killed has no end.
module.flushCompileCache();

/** A file that could not be opened is tried again with the next question. */
function answerTo(question: Question): Answer {
  try {
    database ??= openFile(path, work === "read" ? "read" : "write");
    answer ??= openGroups(database);
  } catch (error) {
    return { id: question.id, ...failureOf(error), isShared: false };
  }
  return answer(question);
}
