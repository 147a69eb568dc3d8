import type { FastifyRequest, onResponseAsyncHookHandler } from "fastify";
import { Histogram, type Registry } from "prom-client";

/** Seconds: a page from memory takes less than the first, a resume over a poor line more than the last. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const kilobyte = 1_024;
const sizes = [16, 64, 256, 1_024, 2_048, 5_120].map((size) => size * kilobyte);

/** Measures every answer by the pattern of its route, and every form with a file by its size. */
export function observeRequests(registry: Registry): {
  observe: onResponseAsyncHookHandler;
  observeReady: (method: string, status: number) => void;
} {
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answers by method, route and status, and the time they took.",
    labelNames: ["method", "route", "status"],
    buckets: durations,
    registers: [registry],
  });
  const uploads = new Histogram({
    name: "site_upload_bytes",
    help: "Sizes of the forms with files that were accepted.",
    labelNames: ["route"],
    buckets: sizes,
    registers: [registry],
  });
  const observe: onResponseAsyncHookHandler = async (request, reply) => {
    const route = routeOf(request);
    const status = reply.statusCode;
    requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
    const bytes = Number(request.headers["content-length"]);
    if (takesFiles(request) && status < 300 && Number.isFinite(bytes)) {
      uploads.observe({ route }, bytes);
    }
  };
  return {
    observe,
    // What was ready took no time that could be told from none.
    observeReady: (method, status) => requests.observe({ method, route: page, status }, 0),
  };
}

const page = "page";

/** Never the address itself: it may hold an id, a search or a token. */
function routeOf({ routeOptions }: FastifyRequest): string {
  if (routeOptions.config.isPage === true) return page;
  return routeOptions.url ?? "unknown";
}

const takesFiles = ({ routeOptions }: FastifyRequest) =>
  routeOptions.schema?.consumes?.includes("multipart/form-data") === true;
