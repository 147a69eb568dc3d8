import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/testing/free-port.ts";
import { startSmallSite } from "../small-site.ts";
import { newWish, send } from "../kill/wishes.ts";
import { traced } from "./strace.ts";

/** A call of the system: the lines of the trace in which it began and ended, and what it was about. */
type Call = { name: string; about: string; start: number; end: number };

export type OrderReport = {
  answered: number;
  /** Of these, those that were promised before all of it was on the disk, and what came too late. */
  early: string[];
};

const atOnce = 4;

/** Traces a server through so many uploads, and looks at every 201 for what had to come before it. */
export async function watchOrder(uploads: number): Promise<OrderReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-order-"));
  const server = await startSmallSite({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  const ids: string[] = [];
  const apply = async () => {
    while (ids.length < uploads) {
      const wish = newWish(3_000);
      await send(server.url, wish);
      if (wish.id === undefined) throw new Error("An upload was refused");
      ids.push(wish.id);
    }
  };
  // Enough of every write for the id that a row, or an answer, is known by.
  const options = ["-f", "-y", "-s", "6000", "-e", `trace=${watched.join(",")}`];
  try {
    const { log } = await traced(server.pid, options, () =>
      Promise.all(Array.from({ length: atOnce }, apply)),
    );
    const calls = readTrace(log);
    const early = ids.flatMap((id) => findEarly(calls, id));
    return { answered: ids.length, early };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const watched = ["write", "writev", "pwrite64", "fsync", "fdatasync", "rename"];

/** The calls that succeeded. One that another thread's call cut in two is put together again. */
export function readTrace(log: string): Call[] {
  const calls: Call[] = [];
  const begun = new Map<string, { start: number; text: string }>();
  for (const [line, text] of log.split("\n").entries()) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(text) ?? [];
    if (rest.endsWith("<unfinished ...>")) {
      begun.set(thread, { start: line, text: rest });
      continue;
    }
    const isResumed = rest.startsWith("<... ");
    const first = isResumed ? begun.get(thread) : undefined;
    const whole = `${first?.text ?? ""}${rest}`;
    const [, name] = /^(\w+)\(/.exec(whole) ?? [];
    if (name === undefined || / = -1 \w+ \(/.test(rest)) continue;
    calls.push({ name, about: whole, start: first?.start ?? line, end: line });
  }
  return calls;
}

/** What comes side by side. */
type Stage = Record<string, (call: Call) => boolean>;

/**
 * What of one application did not come before what follows it: the resume is renamed, it and its folder
 * are synced, the row is written and the log of the database synced, and then it is answered.
 */
function findEarly(calls: readonly Call[], id: string): string[] {
  const renamed = calls.find(
    ({ name, about }) => name === "rename" && about.includes(`kept/${id}"`),
  );
  const [, arrived = "nothing"] = /incoming\/([\w-]+)"/.exec(renamed?.about ?? "") ?? [];
  const answer = calls.find(
    ({ name, about }) =>
      name.startsWith("write") && about.includes("HTTP/1.1 201") && about.includes(id),
  );
  let after = calls.findLast(
    ({ name, about }) => name === "write" && about.includes(`incoming/${arrived}>`),
  );
  if (after === undefined || answer === undefined) return [`${id} was not traced`];

  const stages: Stage[] = [
    { "rename of the resume": (call) => call === renamed },
    {
      "sync of the resume": ({ name, about }) => name === "fsync" && about.includes(`/kept/${id}>`),
      "sync of its folder": ({ name, about }) => name === "fsync" && about.includes("/kept>"),
    },
    {
      "row in the log": ({ name, about }) =>
        name === "pwrite64" && about.includes("site.sqlite-wal>") && about.includes(id),
    },
    {
      "sync of the log": ({ name, about }) =>
        /^f(data)?sync$/.test(name) && about.includes("site.sqlite-wal>"),
    },
    { answer: (call) => call === answer },
  ];
  for (const stage of stages) {
    const before: Call = after;
    for (const [what, isIt] of Object.entries(stage)) {
      const found = calls.find((call) => call.start > before.end && isIt(call));
      if (found === undefined) return [`${id}: no ${what} after ${before.name}`];
      if (found.end > after.end) after = found;
    }
  }
  return [];
}
