import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import type { Config } from "#server/context.ts";
import type { Outages } from "./outages.ts";

/** The server's log: JSON lines without personal data from errors. */
export function createLog(
  level: Config["logLevel"] | "silent",
  to?: DestinationStream,
  outages?: Outages,
): Logger {
  const logMethod: NonNullable<LoggerOptions["hooks"]>["logMethod"] = function (args, method) {
    const write = () => {
      method.apply(this, args);
    };
    const [first]: unknown[] = args;
    const error = typeof first === "object" && first !== null && "err" in first && first.err;
    // Only the log of a request has its id.
    const isRequest = () => "reqId" in this.bindings();
    if (!error || outages?.absorb(error, isRequest(), write) !== true) write();
  };
  const hooks = { streamWrite: asOneLine, logMethod };
  const options = { level, base: null, serializers: { err: describeError }, hooks };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * Escapes characters that are valid in JSON but control a terminal or end a line for other readers: a
 * visitor chooses the path in a log line.
 */
const asOneLine = (line: string) => line.replaceAll(/[\u007f-\u009f\u2028\u2029]/g, escaped);

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

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
