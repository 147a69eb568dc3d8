import { once } from "node:events";
import { createServer, ServerResponse, type IncomingMessage } from "node:http";
import { answerAsS3, startUnreferenced } from "./fake-s3.ts";
import { bucketsFolder } from "./s3-server.ts";

/** What goes wrong between the server and its store. */
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

/** A second S3 server with the buckets of the first, on which things go wrong as told. */
export async function startFaultyS3(): Promise<FaultyS3> {
  let answering = 0;
  const server = createServer((call, answer) => {
    answering += 1;
    answer.once("close", () => (answering -= 1));
    faulty.calls.push(call.method ?? "");
    const fault = faulty.faults > 0 ? faulty.fault : "nothing";
    faulty.faults -= 1;
    void misbehave(fault, call, answer);
  });
  const faulty: FaultyS3 = {
    endpoint: await startUnreferenced(server),
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
  return faulty;
}

const refusals: Partial<Record<Fault, [status: number, body: string]>> = {
  500: [500, "<Error><Code>InternalError</Code><Message>no</Message></Error>"],
  503: [503, "<Error><Code>SlowDown</Code><Message>slow</Message></Error>"],
  "a page instead of XML": [502, "<!doctype html><title>Bad gateway</title><br>"],
};

async function misbehave(fault: Fault, call: IncomingMessage, answer: ServerResponse) {
  const cut = () => void answer.socket?.resetAndDestroy();
  const refusal = refusals[fault];
  if (refusal !== undefined) {
    call.resume();
    answer.writeHead(refusal[0], { "content-type": "application/xml" }).end(refusal[1]);
    return;
  }
  if (fault === "silence") {
    call.resume();
    return;
  }
  const isReset = fault === "reset in mid-stream";
  const isStream = call.method === "PUT" || (call.method === "GET" && call.url?.includes("/kept/"));
  if (fault === "answer lost" || (isReset && isStream !== true)) {
    // The store does what it is asked, and the answer does not arrive.
    if (call.method !== "GET") await answerAsS3(bucketsFolder, call, new ServerResponse(call));
    cut();
    return;
  }
  if (fault === "said to be shorter" && call.method === "HEAD")
    answer.setHeader("content-length", 1);
  if (isReset && call.method === "PUT") call.once("data", cut);
  if (isReset) answer.once("pipe", (content) => content.once("data", cut));
  await answerAsS3(bucketsFolder, call, answer);
}
