import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** A mail server that takes letters, or answers every recipient with a refusal. */
export type MailServer = {
  url: string;
  /** Addresses whose letters were taken. */
  taken: string[];
  refuse: (refusal: { code: number; words: string } | null) => void;
  close: () => Promise<void>;
};

/** Opens a mail server on this machine, at a free port. */
export async function openMailServer(): Promise<MailServer> {
  let refusal: { code: number; words: string } | null = null;
  const taken: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      done(
        refusal === null
          ? null
          : Object.assign(new Error(refusal.words), { responseCode: refusal.code }),
      );
    },
    onData: (stream, session, done) => {
      stream.resume().once("end", () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // A connection that breaks is the other side's matter.
  smtp.on("error", () => undefined);
  const listener = smtp.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    refuse: (next) => {
      refusal = next;
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
