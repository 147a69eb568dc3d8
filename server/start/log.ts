import {
  pino,
  stdTimeFunctions,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
} from "pino";
import { fstatSync } from "node:fs";
import type { Config } from "#server/context.ts";
import type { Outages } from "./outages.ts";

/** The server's log: JSON lines without personal data from errors, with their priority for systemd's journal. */
export function createLog(
  level: Config["logLevel"] | "silent",
  to?: DestinationStream,
  outages?: Outages,
): Logger {
  const logMethod: NonNullable<LoggerOptions["hooks"]>["logMethod"] = function (args, method, at) {
    const write = () => {
      method.apply(this, args);
    };
    const [first]: unknown[] = args;
    const error = typeof first === "object" && first !== null && "err" in first && first.err;
    // Only the log of a request has its id.
    const isRequest = () => "reqId" in this.bindings();
    // A fatal line is the last one.
    const mayWait = error && pino.levels.labels[at] !== "fatal";
    if (!mayWait || outages?.absorb(error, isRequest(), write) !== true) write();
  };
  const streamWrite = isJournal(1) ? withPriority : asOneLine;
  const hooks = { streamWrite, logMethod };
  const timestamp = stdTimeFunctions.isoTime;
  const options = { level, base: null, timestamp, serializers: { err: describeError }, hooks };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * Escapes characters that are valid in JSON but control a terminal or end a line for other readers: a
 * visitor chooses the path in a log line.
 */
const asOneLine = (line: string) => line.replaceAll(/[\u007f-\u009f\u2028\u2029]/g, escaped);

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The priorities of syslog, which `journalctl --priority` selects by. */
const priorities = { fatal: 2, error: 3, warn: 4, info: 6, debug: 7 } as const;

/** Whether a stream of this process goes into systemd's journal, which reads `<priority>` before a line. */
function isJournal(stream: 1 | 2): boolean {
  const { JOURNAL_STREAM: journal } = process.env;
  if (journal === undefined) return false;
  const { dev, ino } = fstatSync(stream);
  return journal === `${dev}:${ino}`;
}

function withPriority(line: string): string {
  const level = pino.levels.labels[Number(/^\{"level":(\d+)/.exec(line)?.[1])];
  const priority =
    Object.entries(priorities).find(([name]) => name === level)?.[1] ?? priorities.info;
  return `<${priority}>${asOneLine(line)}`;
}

/** Prints a line for the operator beside the log, before it exists or where JSON would hide it. */
export function printLine(level: "error" | "warn", line: string): void {
  const mark = isJournal(2) ? `<${priorities[level]}>` : "";
  for (const one of line.split("\n")) console[level](mark + one);
}

type DescribedError = {
  type: string;
  code?: string;
  message?: string;
  at: string[];
  cause?: DescribedError;
};

/** Describes an error without its values: PostgreSQL quotes rows and parameters in messages. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const isPostgresError = "severity" in error;
  return {
    type: error.name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    ...(isPostgresError ? {} : { message: error.message }),
    at: (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
