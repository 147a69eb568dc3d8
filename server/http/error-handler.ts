import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { Failure } from "#contract/failure.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { OverloadError } from "#server/sandbox/concurrency-limiter.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { FilesOutageError } from "#server/files/files.ts";
import { hasResponded } from "./connections.ts";
import {
  HttpError,
  groupByField,
  invalid,
  malformed,
  notFound,
  tooLarge,
  unavailable,
  unsupportedType,
} from "./http-error.ts";
import { inertHeaders } from "./headers.ts";
import { preferredLanguage, translate, translateMessage } from "./language.ts";

const { STATUS_CODES } = process.getBuiltinModule("node:http");

function failureBody(failure: HttpError, language: Language, requestId: string): Failure {
  const { values, fields = {}, challenge, changedBy, happened } = failure.details;
  const message = translate(language, failure.text, values);
  const errors = Object.entries(fields).map(([field, texts]) => [
    field,
    texts.map((text) => translateMessage(language, text)),
  ]);
  return {
    error: { code: failure.code, message, requestId },
    message,
    errors: Object.fromEntries(errors),
    ...(challenge === undefined ? {} : { challenge }),
    ...(typeof changedBy === "string" ? { changedBy } : {}),
    ...(happened === undefined ? {} : { happened }),
  };
}

/** Responds to any error of a route, a hook, a parser or the framework. Logs unknown errors and hides them. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = asFailure(error);
  // A client that disconnects within its body can cause any error; none of them is the server's fault.
  const isAborted = known.status >= 500 && request.raw.readableAborted;
  const failure = isAborted ? malformed("failure.malformed", error) : known;
  if (failure.status >= 500) logFailure(failure, error, request);
  return sendFailure(failure, request, reply);
}

/** Logs a stream that fails after its first byte: the response, whose status has left, is cut. */
export function logCutResponse(payload: unknown, request: FastifyRequest, { raw }: FastifyReply) {
  if (!(payload instanceof Readable)) return;
  payload.once("error", (error: FastifyError) => {
    const failure = asFailure(error);
    if (raw.headersSent && failure.status >= 500) logFailure(failure, error, request);
  });
}

/** Logs an expected refusal, such as a full queue, as a warning without a stack. */
function logFailure(failure: HttpError, error: Error, { log }: FastifyRequest): void {
  const isExpected =
    error instanceof OverloadError ||
    (failure.status === 503 && error.cause === undefined && error === failure);
  if (isExpected) log.warn({ reason: failure.details.logged ?? failure.text }, "call rejected");
  else log.error({ err: error.cause ?? error }, "request failed");
}

export function sendFailure(failure: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfterSeconds, current } = failure.details;
  if (retryAfterSeconds !== undefined) void reply.header("retry-after", retryAfterSeconds);
  // Of a file that could not be sent.
  void reply.removeHeader("content-disposition");
  const language = preferredLanguage(request.headers["accept-language"]);
  const body = failureBody(failure, language, request.id);
  return reply
    .code(failure.status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(current === undefined ? body : { ...body, current });
}

function asFailure(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message = "" }) => ({
      path: instancePath.split("/").slice(1),
      message,
    }));
    return invalid(groupByField(issues));
  }
  if (error instanceof OverloadError) {
    return new HttpError(503, "unavailable", "failure.unavailable", { retryAfterSeconds: 2 });
  }
  if (isDatabaseOutage(error) || error instanceof FilesOutageError) {
    return unavailable("failure.unavailable", error);
  }
  // The other errors are of Fastify, its plugins or its parsers. No id is that long.
  if (error.code === "FST_ERR_MAX_PARAM_LENGTH") return notFound();
  if (error.code === "FST_ERR_BAD_URL") return malformed("failure.malformed", error);
  // JSON that cannot be parsed or has prototype keys.
  if (error.statusCode === 400) return malformed("failure.malformedJson", error);
  if (error.statusCode === 413) return tooLarge("failure.tooLarge");
  if (error.statusCode === 415) return unsupportedType();
  // A range beyond the end of a file.
  if (error.statusCode === 416) return new HttpError(416, "malformed", "failure.malformed");
  if (error.statusCode === 503) return unavailable("failure.unavailable", error);
  return new HttpError(500, "internal", "failure.internal", { cause: error });
}

/**
 * Responds to errors before a request exists: a head that is malformed, too large or too slow. `further` are
 * headers of every response.
 */
export const clientErrorHandler =
  (further: Readonly<Record<string, string>>) => (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    if (hasResponded(socket)) {
      socket.destroySoon();
      return;
    }
    const failure = clientFailure(error.code ?? "");
    const requestId = randomUUID();
    const body = JSON.stringify(failureBody(failure, defaultLanguage, requestId));
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
      "x-request-id": requestId,
      ...inertHeaders,
      ...further,
    };
    socket.end(
      [
        `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ""}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        "",
        body,
      ].join("\r\n"),
    );
    // Closing at once, while the client still sends, could discard the response.
    setTimeout(() => {
      socket.destroy();
    }, 1_000);
  };

function clientFailure(code: string): HttpError {
  if (code === "HPE_HEADER_OVERFLOW") {
    return new HttpError(431, "headers_too_large", "failure.headersTooLarge");
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new HttpError(408, "timeout", "failure.timeout");
  return malformed();
}
