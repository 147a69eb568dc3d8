import { once } from "node:events";
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * What happens to a call: `lost` drops the response of the server, `cut` breaks the connection before the
 * server gets the call, `cutAfter` breaks it after so many bytes of the body, and a status with a body
 * replaces the response of the server.
 */
export type Fault = "lost" | "cut" | { cutAfter: number } | { status: number; body: string };

/** A proxy in front of a site that injects network faults. */
export type FaultyNetwork = {
  url: string;
  /** Injects the fault into calls to this path, or with "*" into all calls of the API; into all or so many `times`. */
  fail: (path: string, fault: Fault, times?: number) => void;
  /** Ends all faults. */
  clearFaults: () => void;
  /** The results of all calls to a path, in order. */
  statusesOf: (path: string) => (number | "lost" | "cut")[];
  /** Waits until no call is under way. */
  waitUntilIdle: () => Promise<void>;
  close: () => Promise<void>;
};

const api = "/api/v1";
const idleTimeoutMs = 15_000;

/** Starts a proxy at a free port of a host of this machine. */
export async function startFaultyNetwork(
  target: string,
  host = "localhost",
): Promise<FaultyNetwork> {
  const faults = new Map<string, { fault: Fault; left: number }>();
  const statuses = new Map<string, (number | "lost" | "cut")[]>();
  const underWay = new Map<ServerResponse, string>();

  function faultOf(path: string): Fault | undefined {
    const isCall = path.startsWith(`${api}/`);
    const entry = faults.get(path) ?? (isCall ? faults.get("*") : undefined);
    if (entry === undefined || entry.left <= 0) return undefined;
    entry.left -= 1;
    return entry.fault;
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", target).pathname;
    const fault = faultOf(path);
    const record = (status: number | "lost" | "cut") => {
      statuses.set(path, [...(statuses.get(path) ?? []), status]);
    };
    underWay.set(response, path);
    response.once("close", () => underWay.delete(response));
    if (fault === "cut") {
      record("cut");
      request.socket.destroy();
    } else if (typeof fault === "object" && "cutAfter" in fault) {
      forward(request, response, target, () => undefined);
      let bytes = 0;
      request.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes < fault.cutAfter || request.socket.destroyed) return;
        record("cut");
        request.socket.destroy();
      });
    } else if (typeof fault === "object") {
      record(fault.status);
      request.resume();
      response.writeHead(fault.status, { "content-type": "application/json" }).end(fault.body);
    } else {
      forward(request, response, target, (answer) => {
        record(fault ?? answer.statusCode ?? 0);
        if (fault === "lost") {
          answer.resume().once("end", () => request.socket.destroy());
        } else {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }
      });
    }
  });
  server.listen(0, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");

  return {
    url: `http://${host}:${address.port}`,
    fail: (path, fault, times = Infinity) => {
      faults.set(path === "*" ? path : api + path, { fault, left: times });
    },
    clearFaults: () => faults.clear(),
    statusesOf: (path) => statuses.get(api + path) ?? [],
    waitUntilIdle: async () => {
      const deadline = Date.now() + idleTimeoutMs;
      while (underWay.size > 0) {
        if (Date.now() > deadline)
          throw new Error(`No response yet: ${[...underWay.values()].join()}`);
        await pause(5);
      }
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Forwards a request unchanged, with its Host header. */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const { method, url: path, headers } = request;
  const { hostname, port } = new URL(target);
  const forwarded = sendRequest({ host: hostname, port, method, path, headers }, onAnswer);
  forwarded.once("error", () => response.destroy());
  response.once("close", () => forwarded.destroy());
  request.pipe(forwarded);
}
