import { once } from "node:events";
import type { BaseLogger } from "pino";
import { ConfigError } from "#server/config.ts";
import { inertHeaders } from "#server/http/headers.ts";

import type { Metrics } from "./metrics.ts";

// An `import` of node:http would load its unused client for fetch: 12 MB.
const { createServer } = process.getBuiltinModule("node:http");

/** Answers `/metrics`, and nothing else, on a port of its own. Throws a ConfigError where that cannot be had. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  log: Pick<BaseLogger, "error">,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(inertHeaders)));
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "metrics could not be read");
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([
      `METRICS_PORT cannot be used: ${reason}. Set METRICS_PORT to a free port`,
    ]);
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
