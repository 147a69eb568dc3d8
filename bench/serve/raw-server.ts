import { createServer } from "node:http";

// A minimal Node server that sends prepared bodies and headers.

export type RawPage = { path: string; headers: Record<string, string>; body: Uint8Array };

process.once("message", (pages: readonly RawPage[]) => {
  const responses = new Map(pages.map((page) => [page.path, page]));
  const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
    const { headers, body } = responses.get(request.url ?? "") ?? {};
    response.writeHead(body === undefined ? 404 : 200, headers);
    response.end(body);
  });
  // Our server has the same limit and sends it in a header.
  server.maxRequestsPerSocket = 1_000;
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : undefined);
  });
});
process.once("disconnect", () => process.exit());
