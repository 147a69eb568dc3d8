import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { startSmallSite } from "../small-site.ts";
import { newSubmission, send } from "../kill/submissions.ts";
import { threadsOf, withTrace } from "./strace.ts";

/** A system call, with the lines of the trace where it started and ended. */
type Call = { name: string; text: string; start: number; end: number };

export type OrderReport = {
  answered: number;
  /** Applications answered before they were durable, and the missing step. */
  faults: string[];
};

const concurrency = 4;

/** Traces a server during uploads and checks the order of the steps before each 201. */
export async function checkOrder(uploads: number): Promise<OrderReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-order-"));
  const server = await startSmallSite({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  const ids: string[] = [];
  const apply = async () => {
    while (ids.length < uploads) {
      const submission = newSubmission(3_000);
      await send(server.url, submission);
      if (submission.id === undefined) throw new Error("An upload was refused");
      ids.push(submission.id);
    }
  };
  // Traces enough of each write to include the application's id.
  const options = ["-y", "-s", "6000", "-e", `trace=${watched.join(",")}`];
  try {
    // The first upload starts the threads that write files.
    await send(server.url, newSubmission(3_000));
    const { log } = await withTrace(await threadsOf(server.pid), options, () =>
      Promise.all(Array.from({ length: concurrency }, apply)),
    );
    const calls = parseTrace(log);
    const faults = ids.flatMap((id) => findOrderFault(calls, id));
    return { answered: ids.length, faults };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const watched = ["write", "writev", "pwrite64", "fsync", "fdatasync", "rename"];

/** The successful calls. Joins calls that another thread's call interrupted in the trace. */
function parseTrace(log: string): Call[] {
  const calls: Call[] = [];
  const started = new Map<string, { start: number; text: string }>();
  for (const [line, text] of log.split("\n").entries()) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(text) ?? [];
    if (rest.endsWith("<unfinished ...>")) {
      started.set(thread, { start: line, text: rest });
      continue;
    }
    const isResumed = rest.startsWith("<... ");
    const first = isResumed ? started.get(thread) : undefined;
    const whole = `${first?.text ?? ""}${rest}`;
    const [, name] = /^(\w+)\(/.exec(whole) ?? [];
    if (name === undefined || / = -1 \w+ \(/.test(rest)) continue;
    calls.push({ name, text: whole, start: first?.start ?? line, end: line });
  }
  return calls;
}

/** Steps that may happen in any order. */
type Stage = Record<string, (call: Call) => boolean>;

/**
 * The first step of one application out of order. The resume is renamed, the resume and its folder are
 * synced, the row is written, the WAL is synced, and then the server answers.
 */
function findOrderFault(calls: readonly Call[], id: string): string[] {
  const renamed = calls.find(({ name, text }) => name === "rename" && text.includes(`kept/${id}"`));
  const [, staged = "nothing"] = /incoming\/([\w-]+)"/.exec(renamed?.text ?? "") ?? [];
  const response = calls.find(
    ({ name, text }) =>
      name.startsWith("write") && text.includes("HTTP/1.1 201") && text.includes(id),
  );
  let after = calls.findLast(
    ({ name, text }) => name === "write" && text.includes(`incoming/${staged}>`),
  );
  if (after === undefined || response === undefined) return [`${id} was not traced`];

  const stages: Stage[] = [
    { "rename of the resume": (call) => call === renamed },
    {
      "sync of the resume": ({ name, text }) => name === "fsync" && text.includes(`/kept/${id}>`),
      "sync of its folder": ({ name, text }) => name === "fsync" && text.includes("/kept>"),
    },
    {
      "row in the WAL": ({ name, text }) =>
        name === "pwrite64" && text.includes("site.sqlite-wal>") && text.includes(id),
    },
    {
      "sync of the WAL": ({ name, text }) =>
        /^f(data)?sync$/.test(name) && text.includes("site.sqlite-wal>"),
    },
    { response: (call) => call === response },
  ];
  for (const stage of stages) {
    const before: Call = after;
    for (const [step, matches] of Object.entries(stage)) {
      const found = calls.find((call) => call.start > before.end && matches(call));
      if (found === undefined) return [`${id}: no ${step} after ${before.name}`];
      if (found.end > after.end) after = found;
    }
  }
  return [];
}
