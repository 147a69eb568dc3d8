import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { listen } from "./free-port.ts";
import { parseEmail, type ParsedEmail } from "./mail-message.ts";
import { waitUntil } from "./wait-until.ts";

/** The behaviour of the server: accept an email, refuse it, stay silent, or disconnect. */
type Behaviour =
  | "take"
  | { refuse: "sender" | "recipient" | "message"; code: number; words: string }
  | "be silent after the message"
  | "hang up after the message";

export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>;

/** An SMTP server on a loopback port with a chosen behaviour. It does not keep the process alive. */
export async function startMailServer() {
  const sockets = new Set<Socket>();
  const refuse = (at: string) => {
    const { behaviour } = server;
    if (typeof behaviour === "string" || behaviour.refuse !== at) return null;
    return Object.assign(new Error(behaviour.words), { responseCode: behaviour.code });
  };
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refuse("sender")),
    onRcptTo: ({ address }, _session, done) => {
      server.recipients.push(address);
      done(refuse("recipient"));
    },
    onData: (stream, session, done) => {
      const receive = async () => {
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        server.received.push(await parseEmail(await buffer(stream), envelope));
        if (server.behaviour === "hang up after the message") {
          for (const socket of sockets) socket.destroy();
        } else if (server.behaviour !== "be silent after the message") {
          done(refuse("message"));
        }
      };
      // A sender that disconnects within the message has sent none.
      receive().catch(() => undefined);
    },
  });
  smtp.on("error", () => undefined);
  smtp.server.unref().on("connection", (socket: Socket) => {
    sockets.add(socket.unref());
    socket.once("close", () => sockets.delete(socket));
  });
  const port = await listen(smtp.server);
  const server = {
    url: `smtp://127.0.0.1:${port}`,
    /** The behaviour for the next emails. */
    behaviour: "take" as Behaviour,
    /** Every complete message, even if it was then refused. */
    received: new Array<ParsedEmail>(),
    /** Every address of RCPT TO. */
    recipients: new Array<string>(),
  };
  return server;
}

/** Waits for this number of emails to an address and returns them. */
export async function emailsTo(
  server: TestMailServer,
  address: string,
  count = 1,
): Promise<ParsedEmail[]> {
  return waitUntil(`${count} emails to ${address}`, () => {
    const emails = server.received.filter(({ envelope }) => envelope.includes(address));
    return emails.length >= count && emails;
  });
}
