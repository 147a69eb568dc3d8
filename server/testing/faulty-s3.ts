import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

/** What goes wrong between us and the store. */
export type Fault =
  | "nothing"
  | "500"
  | "503"
  | "a page instead of XML"
  | "reset in mid-stream"
  | "answer lost"
  | "said to be shorter"
  | "silence";

export type FaultyS3 = {
  endpoint: string;
  /** What happens to the next calls: as many as `faults` says, and then nothing. */
  fault: Fault;
  faults: number;
  /** Methods of the calls that came, in their order. */
  calls: string[];
  /** Answers under way. */
  open: () => number;
  close: () => Promise<void>;
};

/** A real socket in front of a store, on which things go wrong as told. */
export async function startFaultyS3(upstream: string): Promise<FaultyS3> {
  let answering = 0;
  const server = createServer((call, answer) => {
    answering += 1;
    answer.once("close", () => (answering -= 1));
    proxy.calls.push(call.method ?? "");
    const fault = proxy.faults > 0 ? proxy.fault : "nothing";
    proxy.faults -= 1;
    misbehave(upstream, fault, call, answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const proxy: FaultyS3 = {
    endpoint: `http://127.0.0.1:${address.port}`,
    fault: "nothing",
    faults: 0,
    calls: [],
    open: () => answering,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return proxy;
}

function misbehave(
  upstream: string,
  fault: Fault,
  call: IncomingMessage,
  answer: ServerResponse,
): void {
  switch (fault) {
    case "500":
      refuse(call, answer, 500, "<Error><Code>InternalError</Code><Message>no</Message></Error>");
      return;
    case "503":
      refuse(call, answer, 503, "<Error><Code>SlowDown</Code><Message>slow</Message></Error>");
      return;
    case "a page instead of XML":
      refuse(call, answer, 502, "<!doctype html><title>Bad gateway</title><br>");
      return;
    case "silence":
      call.resume();
      return;
    case "nothing":
    case "answer lost":
    case "said to be shorter":
    case "reset in mid-stream":
      forward(upstream, fault, call, answer);
  }
}

function refuse(call: IncomingMessage, answer: ServerResponse, status: number, body: string) {
  call.resume();
  answer.writeHead(status, { "content-type": "application/xml" }).end(body);
}

function forward(upstream: string, fault: Fault, call: IncomingMessage, answer: ServerResponse) {
  const { method, headers, url } = call;
  const onward = request(new URL(url ?? "/", upstream), { method, headers }, (response) => {
    // Of an answer without a body there is no middle.
    const hasNoBody = method === "HEAD" || response.statusCode === 204;
    if (fault === "answer lost" || (fault === "reset in mid-stream" && hasNoBody)) {
      answer.socket?.resetAndDestroy();
      return;
    }
    const isShorter = fault === "said to be shorter" && method === "HEAD";
    const told = isShorter ? { ...response.headers, "content-length": "1" } : response.headers;
    answer.writeHead(response.statusCode ?? 502, told);
    if (fault === "reset in mid-stream") response.once("data", () => cut(answer));
    response.pipe(answer);
  });
  onward.once("error", () => answer.socket?.destroy());
  answer.once("close", () => onward.destroy());
  if (fault === "reset in mid-stream" && method === "PUT") call.once("data", () => cut(answer));
  call.pipe(onward);
}

const cut = (answer: ServerResponse) => {
  answer.socket?.resetAndDestroy();
};
