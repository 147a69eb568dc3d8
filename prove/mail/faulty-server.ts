import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { parseEmail, type ParsedEmail } from "#server/testing/mail-message.ts";

/** The steps of an SMTP session. "message" is the reply after the final dot. */
export const stages = ["greeting", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "message"] as const;
export type Stage = (typeof stages)[number] | "STARTTLS";

/** The faulty reply. `drip` sends an endless line byte by byte. */
export type FaultyReply =
  | "temporary"
  | "permanent"
  | "silence"
  | "disconnect"
  | "partial"
  | "garbage"
  | "drip";

/** A mail server with configurable faults. It does not keep the process running. */
export type FaultyMailServer = {
  /** Includes a user name and password. */
  url: string;
  /** Closes every connection and sets the fault; without an argument, removes it. */
  setFault: (fault?: { at: Stage; reply: FaultyReply }) => void;
  /** Stops listening. */
  stop: () => void;
  restart: () => Promise<void>;
  /** The number of faulty replies since `setFault`. */
  faultCount: () => number;
  /** Every message it stored, even without confirming it. */
  accepted: readonly ParsedEmail[];
};

export const credentials = { name: "robot", password: "zq-password-of-the-outbox" };

const replies: Record<Stage, string> = {
  greeting: "220 mail.example",
  EHLO: "250-mail.example\r\n250 AUTH PLAIN",
  STARTTLS: "220 Go ahead",
  AUTH: "235 Welcome",
  MAIL: "250 Good",
  RCPT: "250 Good",
  DATA: "354 Go on",
  message: "250 Kept",
};
const dripIntervalMs = 2_000;

export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  const sockets = new Set<Socket>();
  const accepted: ParsedEmail[] = [];
  let fault: { at: Stage; reply: FaultyReply } | undefined;
  let faultCount = 0;

  const server = createServer((socket) => {
    sockets.add(socket.unref().setEncoding("latin1"));
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    let buffer = "";
    let envelope: string[] = [];
    let stage: Stage = "greeting";

    /** Sends the reply of this stage, or the faulty one with `input` in it. */
    const reply = (input: string) => {
      if (fault?.at !== stage) {
        const offersTls = stage === "EHLO" && fault?.at === "STARTTLS";
        socket.write(`${offersTls ? "250-STARTTLS\r\n" : ""}${replies[stage]}\r\n`);
        return;
      }
      faultCount += 1;
      sendFaultyReply(socket, fault.reply, input.replaceAll(/\s+/g, " ").slice(-1_000));
    };
    const handle = (unit: string) => {
      if (stage === "DATA") {
        stage = "message";
        const isRefused = fault?.at === "message" && /temporary|permanent/.test(fault.reply);
        const parsed = parseEmail(Buffer.from(unit, "latin1"), envelope);
        void parsed.then((email) => {
          if (!isRefused) accepted.push(email);
          reply(unit);
        });
        return;
      }
      const command = unit.split(" ", 1)[0]?.toUpperCase() ?? "";
      const address = /<(.*?)>/.exec(unit)?.[1] ?? "";
      if (command === "MAIL") envelope = [];
      if (command === "RCPT") envelope.push(address);
      const next = command === "HELO" ? "EHLO" : ["STARTTLS", ...stages].find((s) => s === command);
      if (isStage(next)) {
        stage = next;
        reply(unit);
      } else if (command === "QUIT") socket.end("221 Bye\r\n");
      else socket.write("250 Good\r\n");
    };
    socket.on("data", (text: string) => {
      buffer += text;
      for (;;) {
        const end = stage === "DATA" ? "\r\n.\r\n" : "\r\n";
        const at = buffer.indexOf(end);
        if (at === -1 || socket.destroyed) return;
        const unit = buffer.slice(0, at);
        buffer = buffer.slice(at + end.length);
        handle(unit);
      }
    });
    reply("");
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1").unref();
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const { port } = address;
  const disconnectAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://${credentials.name}:${credentials.password}@127.0.0.1:${port}`,
    setFault: (next) => {
      fault = next;
      faultCount = 0;
      disconnectAll();
    },
    stop: () => {
      server.close();
      disconnectAll();
    },
    restart: () => listen(port),
    faultCount: () => faultCount,
    accepted,
  };
}

const isStage = (name: string | undefined): name is Stage => name !== undefined && name in replies;

function sendFaultyReply(socket: Socket, reply: FaultyReply, input: string): void {
  if (reply === "temporary") socket.write(`451 4.3.0 Try later: ${input}\r\n`);
  if (reply === "permanent") socket.write(`554 5.7.1 Rejected: ${input}\r\n`);
  if (reply === "garbage") socket.write(`\u0000\u00ff HTTP/1.1 418 ${input}\r\n`);
  if (reply === "partial") socket.end("2");
  if (reply === "disconnect") socket.destroy();
  if (reply === "drip") {
    const timer = setInterval(() => socket.write("2"), dripIntervalMs).unref();
    socket.on("close", () => {
      clearInterval(timer);
    });
  }
}
