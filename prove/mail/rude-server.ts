import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { parseEmail, type ParsedEmail } from "#server/testing/mail-message.ts";

/** What a mail server answers in turn: "letter" is the answer to the dot that ends one. */
export const stages = ["greeting", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "letter"] as const;
export type Stage = (typeof stages)[number] | "STARTTLS";

/** What comes instead of an answer. `drops`: a line without end, a byte at a time. */
export type Instead = "later" | "never" | "silence" | "hang-up" | "half" | "garbage" | "drops";

/** A mail server on a socket, which misbehaves as told. Nothing waits for its end. */
export type RudeServer = {
  /** With a name and a password. */
  url: string;
  /** Breaks every connection, and does this from now on; nothing: what a mail server should. */
  treat: (how?: { at: Stage; instead: Instead }) => void;
  /** As a machine that is off. */
  leave: () => void;
  comeBack: () => Promise<void>;
  /** How often it has misbehaved since it was told to. */
  rudenesses: () => number;
  /** Every message it has for good, whether or not it said so. */
  kept: readonly ParsedEmail[];
};

export const credentials = { name: "robot", password: "zq-password-of-the-outbox" };

const good: Record<Stage, string> = {
  greeting: "220 mail.example",
  EHLO: "250-mail.example\r\n250 AUTH PLAIN",
  STARTTLS: "220 Go ahead",
  AUTH: "235 Welcome",
  MAIL: "250 Good",
  RCPT: "250 Good",
  DATA: "354 Go on",
  letter: "250 Kept",
};
const dropEveryMs = 2_000;

export async function startRudeServer(): Promise<RudeServer> {
  const sockets = new Set<Socket>();
  const kept: ParsedEmail[] = [];
  let how: { at: Stage; instead: Instead } | undefined;
  let rudenesses = 0;

  const server = createServer((socket) => {
    sockets.add(socket.unref().setEncoding("latin1"));
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    let heard = "";
    let envelope: string[] = [];
    let stage: Stage = "greeting";

    /** Gives the answer of this stage, or does what is told; `said` is what an unkind server repeats. */
    const answer = (said: string) => {
      if (how?.at !== stage) {
        const offersTls = stage === "EHLO" && how?.at === "STARTTLS";
        socket.write(`${offersTls ? "250-STARTTLS\r\n" : ""}${good[stage]}\r\n`);
        return;
      }
      rudenesses += 1;
      misbehave(socket, how.instead, said.replaceAll(/\s+/g, " ").slice(-1_000));
    };
    const hear = (unit: string) => {
      if (stage === "DATA") {
        stage = "letter";
        const isRefused = how?.at === "letter" && /later|never/.test(how.instead);
        if (!isRefused) kept.push(parseEmail(Buffer.from(unit, "latin1"), envelope));
        answer(unit);
        return;
      }
      const command = unit.split(" ", 1)[0]?.toUpperCase() ?? "";
      const address = /<(.*?)>/.exec(unit)?.[1] ?? "";
      if (command === "MAIL") envelope = [];
      if (command === "RCPT") envelope.push(address);
      const next = command === "HELO" ? "EHLO" : ["STARTTLS", ...stages].find((s) => s === command);
      if (isStage(next)) {
        stage = next;
        answer(unit);
      } else if (command === "QUIT") socket.end("221 Bye\r\n");
      else socket.write("250 Good\r\n");
    };
    socket.on("data", (text: string) => {
      heard += text;
      for (;;) {
        const end = stage === "DATA" ? "\r\n.\r\n" : "\r\n";
        const at = heard.indexOf(end);
        if (at === -1 || socket.destroyed) return;
        const unit = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        hear(unit);
      }
    });
    answer("");
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1").unref();
    await once(server, "listening");
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const { port } = address;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://${credentials.name}:${credentials.password}@127.0.0.1:${port}`,
    treat: (next) => {
      how = next;
      rudenesses = 0;
      hangUp();
    },
    leave: () => {
      server.close();
      hangUp();
    },
    comeBack: () => listen(port),
    rudenesses: () => rudenesses,
    kept,
  };
}

const isStage = (name: string | undefined): name is Stage => name !== undefined && name in good;

function misbehave(socket: Socket, instead: Instead, said: string): void {
  if (instead === "later") socket.write(`451 4.3.0 Later than ${said}\r\n`);
  if (instead === "never") socket.write(`554 5.7.1 Never ${said}\r\n`);
  if (instead === "garbage") socket.write(`\u0000\u00ff HTTP/1.1 418 ${said}\r\n`);
  if (instead === "half") socket.end("2");
  if (instead === "hang-up") socket.destroy();
  if (instead === "drops") {
    const timer = setInterval(() => socket.write("2"), dropEveryMs).unref();
    socket.on("close", () => {
      clearInterval(timer);
    });
  }
}
