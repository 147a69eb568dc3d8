import { pino, type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

/** The server's log: JSON lines in which an error tells what and where, and never whose. */
export function createLog(level: Config["logLevel"] | "silent", to?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return to === undefined ? pino(options) : pino(options, to);
}

type DescribedError = {
  type: string;
  code?: string;
  message?: string;
  at: string[];
  cause?: DescribedError;
};

/** An error without the values it was about: PostgreSQL quotes rows and parameters in what it says. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const isOfPostgres = "severity" in error;
  return {
    type: error.name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    ...(isOfPostgres ? {} : { message: error.message }),
    at: (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
