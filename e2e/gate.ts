import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * What happens to a call on its way: `lost` lets the server act and drops its answer, `cut` never
 * lets it through, or lets so many bytes of its body through, an answer is given in the server's place.
 */
export type Fault = "lost" | "cut" | { cutAfter: number } | { status: number; body: string };

/** A faulty piece of network in front of a site. */
export type Gate = {
  url: string;
  /** From now on calls to this path, or to every path of the API with "*", meet the fault; so many of them, if given. */
  fail: (path: string, fault: Fault, times?: number) => void;
  /** No call meets a fault any more. */
  mend: () => void;
  /** How many calls to a path have come, and what they were answered. */
  statusesOf: (path: string) => (number | "lost" | "cut")[];
  /** Waits until nothing is on its way. */
  quiet: () => Promise<void>;
  close: () => Promise<void>;
};

const api = "/api/v1";
const quietWithinMs = 15_000;

/** Opens a gate on a host of this machine, at a free port. */
export async function openGate(target: string, host = "localhost"): Promise<Gate> {
  const faults = new Map<string, { fault: Fault; left: number }>();
  const statuses = new Map<string, (number | "lost" | "cut")[]>();
  const underWay = new Map<ServerResponse, string>();

  function faultOf(path: string): Fault | undefined {
    const isCall = path.startsWith(`${api}/`);
    const met = faults.get(path) ?? (isCall ? faults.get("*") : undefined);
    if (met === undefined || met.left <= 0) return undefined;
    met.left -= 1;
    return met.fault;
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", target).pathname;
    const fault = faultOf(path);
    const note = (status: number | "lost" | "cut") => {
      statuses.set(path, [...(statuses.get(path) ?? []), status]);
    };
    underWay.set(response, path);
    response.once("close", () => underWay.delete(response));
    if (fault === "cut") {
      note("cut");
      request.socket.destroy();
    } else if (typeof fault === "object" && "cutAfter" in fault) {
      pass(request, response, target, () => undefined);
      let bytes = 0;
      request.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes < fault.cutAfter || request.socket.destroyed) return;
        note("cut");
        request.socket.destroy();
      });
    } else if (typeof fault === "object") {
      note(fault.status);
      request.resume();
      response.writeHead(fault.status, { "content-type": "application/json" }).end(fault.body);
    } else {
      pass(request, response, target, (answer) => {
        note(fault ?? answer.statusCode ?? 0);
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
  if (address === null || typeof address === "string") throw new Error("No port was given");

  return {
    url: `http://${host}:${address.port}`,
    fail: (path, fault, times = Infinity) => {
      faults.set(path === "*" ? path : api + path, { fault, left: times });
    },
    mend: () => faults.clear(),
    statusesOf: (path) => statuses.get(api + path) ?? [],
    quiet: async () => {
      const end = Date.now() + quietWithinMs;
      while (underWay.size > 0) {
        if (Date.now() > end) throw new Error(`Not answered yet: ${[...underWay.values()].join()}`);
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

/** Hands a request on as it came, its Host included, and gives the answer. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const { method, url: path, headers } = request;
  const { hostname, port } = new URL(target);
  const onward = ask({ host: hostname, port, method, path, headers }, onAnswer);
  onward.once("error", () => response.destroy());
  response.once("close", () => onward.destroy());
  request.pipe(onward);
}
