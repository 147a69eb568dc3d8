import { once } from "node:events";
import { createServer, ServerResponse, type IncomingMessage } from "node:http";
import { respondAsS3, startUnreferenced } from "./s3-server.ts";

/** A fault between the server and its store. */
export type Fault =
  | "nothing"
  | "500"
  | "503"
  | "a page instead of XML"
  | "reset in mid-stream"
  | "response lost"
  | "reported shorter"
  | "silence";

export type FaultyS3 = Awaited<ReturnType<typeof startFaultyS3>>;

/** A second S3 server with the buckets of the first and chosen faults. */
export async function startFaultyS3() {
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once("close", () => (open -= 1));
    faulty.calls.push(request.method ?? "");
    const fault = faulty.faults > 0 ? faulty.fault : "nothing";
    faulty.faults -= 1;
    void respond(fault, request, response);
  });
  const faulty = {
    endpoint: await startUnreferenced(server),
    /** The fault of the next calls; `faults` is their number. */
    fault: "nothing" as Fault,
    faults: 0,
    /** The methods of the received calls, in order. */
    calls: new Array<string>(),
    /** The number of open responses. */
    open: () => open,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return faulty;
}

const refusals: Partial<Record<Fault, [status: number, body: string]>> = {
  500: [500, "<Error><Code>InternalError</Code><Message>no</Message></Error>"],
  503: [503, "<Error><Code>SlowDown</Code><Message>slow</Message></Error>"],
  "a page instead of XML": [502, "<!doctype html><title>Bad gateway</title><br>"],
};

async function respond(fault: Fault, request: IncomingMessage, response: ServerResponse) {
  const cut = () => void response.socket?.resetAndDestroy();
  const refusal = refusals[fault];
  if (refusal !== undefined) {
    request.resume();
    response.writeHead(refusal[0], { "content-type": "application/xml" }).end(refusal[1]);
    return;
  }
  if (fault === "silence") {
    request.resume();
    return;
  }
  const isReset = fault === "reset in mid-stream";
  const isStream =
    request.method === "PUT" || (request.method === "GET" && request.url?.includes("/kept/"));
  if (fault === "response lost" || (isReset && isStream !== true)) {
    // The store executes the request, and the response does not arrive.
    if (request.method !== "GET") await respondAsS3(request, new ServerResponse(request));
    cut();
    return;
  }
  if (fault === "reported shorter" && request.method === "HEAD")
    response.setHeader("content-length", 1);
  if (isReset && request.method === "PUT") request.once("data", cut);
  if (isReset) response.once("pipe", (content) => content.once("data", cut));
  await respondAsS3(request, response);
}
