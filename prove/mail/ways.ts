import { stages, type Instead, type RudeServer, type Stage } from "./rude-server.ts";

/** One way in which a mail server fails, and what then becomes of a letter. */
export type Way = {
  name: string;
  begin: (server: RudeServer) => void;
  end: (server: RudeServer) => Promise<void>;
  /** Whether a letter has met it. */
  isMet: (server: RudeServer) => boolean;
  /** Refused for good: it has failed at once, and leaves when somebody sends it again. */
  isFinal: boolean;
  /** The server may have it although it never said so. */
  mayComeTwice: boolean;
};

export type Behaviour = { name: string; ways: readonly Way[] };

/** Those whose refusal is about the letter and not about our own set-up. */
const aboutTheLetter: readonly Stage[] = ["RCPT", "DATA", "letter"];

function wayOf(at: Stage, instead: Instead): Way {
  return {
    name: `${instead} at ${at}`,
    begin: (server) => {
      server.treat({ at, instead });
    },
    end: (server) => {
      server.treat();
      return Promise.resolve();
    },
    isMet: (server) => server.rudenesses() > 0,
    isFinal: instead === "never" && aboutTheLetter.includes(at),
    mayComeTwice: at === "letter" && instead !== "later" && instead !== "never",
  };
}

const everywhere = (name: string, instead: Instead): Behaviour => ({
  name: `${name}, at each of ${stages.join(", ")}`,
  ways: stages.map((stage) => wayOf(stage, instead)),
});

const away: Way = {
  name: "away",
  begin: (server) => {
    server.treat();
    server.leave();
  },
  end: (server) => server.comeBack(),
  isMet: () => true,
  isFinal: false,
  mayComeTwice: false,
};

/** What is over as soon as it is noticed. */
export const quick: readonly Behaviour[] = [
  { name: "refuses connections", ways: [away] },
  everywhere("puts off with 4xx", "later"),
  everywhere("refuses with 5xx", "never"),
  everywhere("hangs up", "hang-up"),
  everywhere("hangs up in the middle of its answer", "half"),
  everywhere("answers garbage", "garbage"),
  {
    name: "offers STARTTLS and then puts off, refuses, hangs up or answers garbage",
    ways: (["later", "never", "hang-up", "half", "garbage"] as const).map((instead) =>
      wayOf("STARTTLS", instead),
    ),
  },
];

/** What nobody notices but by waiting. */
export const slow: readonly Behaviour[] = [
  everywhere("is silent", "silence"),
  {
    name: "answers in drops to EHLO and to the letter",
    ways: [wayOf("EHLO", "drops"), wayOf("letter", "drops")],
  },
];
