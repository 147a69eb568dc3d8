import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Socket } from "node:net";
import type { Failure } from "#contract/failure.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { OverloadError } from "#server/lib/concurrency-limiter.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { FilesOutageError } from "#server/files/files.ts";
import {
  CallFailed,
  fieldTexts,
  invalid,
  malformed,
  notFound,
  tooLarge,
  unavailable,
  unsupportedType,
} from "./failure.ts";
import { inertHeaders, transportSecurity } from "./headers.ts";
import { preferredLanguage, translate } from "./language.ts";
import { isAnswered } from "./validate-host.ts";

const { STATUS_CODES } = process.getBuiltinModule("node:http");

/** The body of a failure, in the reader's language. */
function envelope(failure: CallFailed, language: Language, requestId: string): Failure {
  const message = translate(language, failure.text, failure.values);
  const errors = Object.entries(failure.fields).map(([field, texts]) => [
    field,
    texts.map((text) => translate(language, text)),
  ]);
  return {
    error: { code: failure.code, message, requestId },
    message,
    errors: Object.fromEntries(errors),
    ...(failure.challenge === undefined ? {} : { challenge: failure.challenge }),
    ...(failure.changedBy === undefined ? {} : { changedBy: failure.changedBy }),
  };
}

/** Answers any error of a route, a hook, a parser or the framework. What is unknown is logged and hidden. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = asFailure(error);
  // What is refused for a reason stays refused for it, though the rest of the body was not waited for.
  const isOfSender = known.status >= 500 && isAbandoned(request);
  const failure = isOfSender ? malformed("failure.malformed", error) : known;
  if (failure.status >= 500) logFailure(failure, error, request);
  return sendFailure(failure, request, reply);
}

/** A full queue is no fault of the program: one line says so, without a stack. */
function logFailure(failure: CallFailed, error: Error, { log }: FastifyRequest): void {
  const isTurnedAway =
    error instanceof OverloadError ||
    (failure.status === 503 && error.cause === undefined && error === failure);
  if (isTurnedAway) log.warn({ reason: failure.text }, "call turned away");
  else log.error({ err: error.cause ?? error }, "call failed");
}

/** Whether the sender has gone before its body was whole: no fault of the server, whatever it caused. */
const isAbandoned = ({ raw }: FastifyRequest) => raw.readableAborted;

export function sendFailure(failure: CallFailed, request: FastifyRequest, reply: FastifyReply) {
  if (failure.retryAfterSeconds !== undefined) {
    void reply.header("retry-after", failure.retryAfterSeconds);
  }
  const language = preferredLanguage(request.headers["accept-language"]);
  const body = envelope(failure, language, request.id);
  return reply
    .code(failure.status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(failure.current === undefined ? body : { ...body, current: failure.current });
}

function asFailure(error: FastifyError): CallFailed {
  if (error instanceof CallFailed) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(
      fieldTexts(
        error.validation.map(({ instancePath, message }) => ({
          field: instancePath.split("/")[1] ?? "",
          message: message ?? "",
        })),
      ),
    );
  }
  if (error instanceof OverloadError) return overloaded();
  if (isDatabaseOutage(error) || error instanceof FilesOutageError) {
    return unavailable("failure.unavailable", error);
  }
  return byStatus(error);
}

const overloaded = () =>
  new CallFailed(503, "unavailable", "failure.unavailable", { retryAfterSeconds: 2 });

/** The failure for an error of Fastify, its plugins or its parsers. */
function byStatus(error: FastifyError): CallFailed {
  // No id is that long, so nothing has this address.
  if (error.code === "FST_ERR_MAX_PARAM_LENGTH") return notFound();
  if (error.code === "FST_ERR_BAD_URL") return malformed("failure.malformed", error);
  // JSON that cannot be parsed, or that has prototype keys.
  if (error.statusCode === 400) return malformed("failure.malformedJson", error);
  if (error.statusCode === 413) return tooLarge("failure.tooLarge");
  if (error.statusCode === 415) return unsupportedType();
  // A part of a file that lies beyond its end.
  if (error.statusCode === 416) return new CallFailed(416, "malformed", "failure.malformed");
  if (error.statusCode === 503) return unavailable("failure.unavailable", error);
  return new CallFailed(500, "internal", "failure.internal", { cause: error });
}

/** Answers errors before there is a request: a head that is malformed, too large or too slow. */
export const clientErrorAnswer =
  (isSecure: boolean) => (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    if (isAnswered(socket)) {
      socket.destroySoon();
      return;
    }
    const failure = clientFailure(error.code ?? "");
    const requestId = randomUUID();
    const body = JSON.stringify(envelope(failure, defaultLanguage, requestId));
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
      "x-request-id": requestId,
      ...inertHeaders,
      ...(isSecure ? transportSecurity : {}),
    };
    socket.end(
      [
        `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ""}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        "",
        body,
      ].join("\r\n"),
    );
    // What is still on its way is let in for a moment: closing at once could cost the sender the answer.
    setTimeout(() => {
      socket.destroy();
    }, 1_000);
  };

function clientFailure(code: string): CallFailed {
  if (code === "HPE_HEADER_OVERFLOW") {
    return new CallFailed(431, "headers_too_large", "failure.headersTooLarge");
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new CallFailed(408, "timeout", "failure.timeout");
  return malformed();
}
