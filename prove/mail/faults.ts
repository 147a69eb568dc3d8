import { stages, type FaultyReply, type FaultyMailServer, type Stage } from "./faulty-server.ts";

/** A fault of a mail server, and its effect on an email. */
export type MailFault = {
  name: string;
  begin: (server: FaultyMailServer) => void;
  end: (server: FaultyMailServer) => Promise<void>;
  /** Whether an email was affected. */
  hasOccurred: (server: FaultyMailServer) => boolean;
  /** The email fails at once and is sent only after a manual resend. */
  isPermanent: boolean;
  /** The server may have stored the email without confirming it. */
  mayRepeat: boolean;
};

export type FaultGroup = { name: string; faults: readonly MailFault[] };

/** Stages whose refusal concerns the email and not the configuration. */
const emailStages: readonly Stage[] = ["RCPT", "DATA", "message"];

function faultAt(at: Stage, reply: FaultyReply): MailFault {
  return {
    name: `${reply} at ${at}`,
    begin: (server) => {
      server.setFault({ at, reply });
    },
    end: (server) => {
      server.setFault();
      return Promise.resolve();
    },
    hasOccurred: (server) => server.faultCount() > 0,
    isPermanent: reply === "permanent" && emailStages.includes(at),
    mayRepeat: at === "message" && reply !== "temporary" && reply !== "permanent",
  };
}

const atEveryStage = (name: string, reply: FaultyReply): FaultGroup => ({
  name: `${name}, at each of ${stages.join(", ")}`,
  faults: stages.map((stage) => faultAt(stage, reply)),
});

const unavailable: MailFault = {
  name: "unavailable",
  begin: (server) => {
    server.setFault();
    server.stop();
  },
  end: (server) => server.restart(),
  hasOccurred: () => true,
  isPermanent: false,
  mayRepeat: false,
};

/** Faults that the client notices at once. */
export const immediate: readonly FaultGroup[] = [
  { name: "refuses connections", faults: [unavailable] },
  atEveryStage("replies 4xx", "temporary"),
  atEveryStage("replies 5xx", "permanent"),
  atEveryStage("disconnects", "disconnect"),
  atEveryStage("disconnects during its reply", "partial"),
  atEveryStage("replies garbage", "garbage"),
  {
    name: "offers STARTTLS and then replies 4xx or 5xx, disconnects or replies garbage",
    faults: (["temporary", "permanent", "disconnect", "partial", "garbage"] as const).map((reply) =>
      faultAt("STARTTLS", reply),
    ),
  },
];

/** Faults that only a timeout detects. */
export const timeouts: readonly FaultGroup[] = [
  atEveryStage("is silent", "silence"),
  {
    name: "replies byte by byte to EHLO and the message",
    faults: [faultAt("EHLO", "drip"), faultAt("message", "drip")],
  },
];
