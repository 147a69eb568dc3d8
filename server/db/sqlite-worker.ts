import Database from "better-sqlite3";
import module from "node:module";
import { parentPort } from "node:worker_threads";
import { openFile } from "./sqlite-file.ts";
import { openStatements, type Execute } from "./sqlite-statements.ts";
import type { Answer, Question } from "./sqlite-talk.ts";

// Runs in a thread of its own, which `sqlite-thread.ts` starts and ends.

const [path = "", work] = process.argv.slice(2);
let database: Database.Database | undefined;
let execute: Execute | undefined;

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

/** A file that could not be opened is tried again with the next statement. */
function answerTo({ id, text, parameters }: Question): Answer {
  try {
    database ??= openFile(path, work === "read" ? "read" : "write");
    execute ??= openStatements(database);
    return { id, ...execute(text, parameters) };
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : "";
    return { id, message: error instanceof Error ? error.message : String(error), code };
  }
}
