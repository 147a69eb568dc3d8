import { pino, type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

/** The server's log: JSON lines in which an error tells what and where, and never whose. */
export function createLog(level: Config["logLevel"] | "silent", to?: DestinationStream): Logger {
  const hooks = { streamWrite: asOneLine };
  const options = { level, base: null, serializers: { err: describeError }, hooks };
  return to === undefined ? pino(options) : pino(options, to);
}

/**
 * JSON takes these as they are, but a terminal obeys some of them and other readers end a line at the
 * rest. Whoever asks for a page chooses what stands in its path.
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
