import Database from "better-sqlite3";
import { parentPort, workerData } from "node:worker_threads";
import { speakBooleans } from "./sqlite-handle.ts";
import type { Answer, Question } from "./sqlite-reader-talk.ts";

// Runs in a thread of its own, which `sqlite-reader.ts` starts and ends.

const database = new Database(String(workerData), { readonly: true });
database.pragma("busy_timeout = 5000");
// In KiB: room for the indexes that lists are read from, which otherwise come anew with every search.
database.pragma("cache_size = -65536");
const handle = speakBooleans(database);

parentPort?.on("message", (question: Question) => {
  parentPort?.postMessage(answerTo(question));
});

function answerTo({ id, text, parameters }: Question): Answer {
  try {
    return { id, rows: handle.prepare(text).all(parameters) };
  } catch (error) {
    const code = error instanceof Database.SqliteError ? error.code : "";
    return { id, message: error instanceof Error ? error.message : String(error), code };
  }
}
