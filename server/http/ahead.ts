import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { transportSecurity } from "./headers.ts";
import { hasOneHost } from "./one-reading.ts";
import { demandReader } from "./pace.ts";
import type { Answer } from "./stored.ts";

/** Says what is ready in memory for a request, if anything is. */
export type Ready = (request: IncomingMessage) => Answer | undefined;

/**
 * Answers ahead of the framework what is ready in memory; everything else takes the framework's way,
 * on which it becomes ready. A page is most of what a site is asked for and the least work: routing,
 * hooks and a log line would cost more than the answer.
 */
export function answerAhead(
  app: FastifyInstance,
  {
    ready,
    isSecure,
    observe,
  }: {
    ready: Ready;
    isSecure: boolean;
    observe?: ((method: string, status: number) => void) | undefined;
  },
): void {
  const always = isSecure ? transportSecurity : {};
  const { server } = app;
  const [framework] = server.listeners("request");
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });

  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const isSimple =
      (request.method === "GET" || request.method === "HEAD") &&
      request.headers["content-length"] === undefined &&
      request.headers["transfer-encoding"] === undefined &&
      hasOneHost(request);
    const answer = isSimple && !isClosing ? ready(request) : undefined;
    if (answer === undefined) {
      framework?.call(server, request, response);
      return;
    }
    const headers = { ...answer.headers, ...always, "x-request-id": randomUUID() };
    response.writeHead(answer.status, headers);
    response.end(answer.body);
    // Most of the time the system has taken all of it by now.
    if (response.writableLength > 0) demandReader(response);
    observe?.(request.method ?? "", answer.status);
  });
}
