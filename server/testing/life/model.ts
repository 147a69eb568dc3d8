import type { ApplicationStatus } from "#contract/applications.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** No email about a decision leaves before. A bulk change adds the time that each record takes. */
export const undoMs = { ofOne: 15_000, perRecord: 50 };

/** What must hold after each command of the life of an application. */
export const invariants = [
  "the process lives",
  "the page says what was told",
  "the page tells no revoked decision",
  "the page tells no decision whose email waits for the mail server",
  "the page shows the applicant's last answer to an interview",
  "the page shows no interview after a rejection",
  "the copy says what was told",
  "the copy holds what the applicant wrote",
  "an email that was taken back never leaves",
  "a decision that is told has left or has no email",
  "one act causes one email",
  "a rejection with an interview causes one email",
  "a withdrawal with an interview causes one email",
  "the cancellation leaves with the rejection",
  "an address gets at most its limit",
  "a limit counts each email once",
  "a replaced link opens nothing",
  "the present link opens",
  "the present address gets its link",
  "no decision on an older page",
  "no bulk decision on an older page",
  "notes of a colleague are not overwritten",
  "a present page decides",
  "a verdict stays hidden until the reader has given one",
  "a bulk act answers for each application",
  "staff read what was decided",
  "a closing rejects only the applications that it showed",
  "an undo asks for later decisions alone",
  "a decision that was told is not undone",
  "reports count the decisions",
  "reports count by the day of the decision",
  "nothing erased is readable",
] as const;
export type Invariant = (typeof invariants)[number];

export class InvariantError extends Error {
  readonly invariant: Invariant;
  constructor(invariant: Invariant, detail: string) {
    super(`${invariant}: ${detail}`);
    this.invariant = invariant;
  }
}

export type Decision = {
  status: ApplicationStatus;
  at: number;
  /** When its email is due, or without one when it can no longer be undone. */
  dueAt: number;
  undoId: string | null;
  /** The row of its email; null where it has none. */
  emailId: string | null;
  /** The emails that told the applicant of interviews which it has cancelled. */
  cancellations: readonly string[];
  /** `replaced` by a later decision before it was told. */
  state: "standing" | "undone" | "revoked" | "replaced";
  /** The decisions that it has replaced, with their state before. */
  replaced: readonly { decision: Decision; state: Decision["state"] }[];
  hasClosedInterview: boolean;
  isTold: boolean;
};

/** The two versions of an application: of its row, and of all that a decision must know. */
type Versions = { row: number; seen: number };

/** What a member of staff has read of an application. */
export type Page = { etag: string; seenVersion: string; versions: Versions };

export type LifeInterview = {
  id: string;
  slots: string[];
  isOpen: boolean;
  /** The last answer of the applicant, until HR changes the interview. */
  answer: "agreed" | "declined" | "other_times" | null;
};

/** An application as its applicant and HR know it. */
export class LifeApplication {
  readonly id: string;
  readonly sentAt: number;
  readonly visitKey: string;
  readonly decisions: Decision[] = [];
  readonly told: ApplicationStatus[] = [];
  readonly wrote: string[] = [];
  readonly pages = new Map<number, Page>();
  /** Who has given a verdict. */
  readonly verdicts = new Set<number>();
  readonly versions: Versions = { row: 0, seen: 0 };
  email: string;
  linkVersion = 0;
  /** A link that was opened ends the visit after sending. */
  isOpened = false;
  isWithdrawn = false;
  isErased = false;
  interview: LifeInterview | null = null;
  /** The last command about it, for the pairs of commands. */
  last = "start";

  constructor(sent: { id: string; visitKey: string; email: string; at: number }) {
    this.id = sent.id;
    this.visitKey = sent.visitKey;
    this.email = sent.email;
    this.sentAt = sent.at;
  }

  /** What HR has decided: the newest decision that was not undone. */
  get decision(): Decision | undefined {
    return this.decisions.findLast(({ state }) => state === "standing" || state === "revoked");
  }

  get status(): ApplicationStatus {
    return this.decision?.status ?? "submitted";
  }

  /** What the applicant was told last. */
  get toldStatus(): ApplicationStatus {
    return this.told.at(-1) ?? "submitted";
  }

  get isWaiting(): boolean {
    const isPending = this.status === "submitted" || this.status === "reviewing";
    return isPending && !this.isErased && !this.isWithdrawn;
  }

  hasInterview(now: number): boolean {
    const { interview } = this;
    const isAhead = interview?.slots.some((slot) => Date.parse(slot) + hour > now);
    return interview?.isOpen === true && isAhead === true;
  }

  /** Notes that an act has raised these versions. */
  raise(...names: readonly (keyof Versions)[]): void {
    for (const name of names) this.versions[name] += 1;
  }
}

export type Undoable = { undoId: string; ids: string[]; until: number; staff: number };

/** Everything that happens to the applications of one position. */
export class LifeModel {
  readonly applications: LifeApplication[] = [];
  readonly undoables: Undoable[] = [];
  /** The applications that the dialog of closing showed, and what it read of them. */
  shownByClosing: { ids: string[]; seen: Record<string, number> } | null = null;
  isClosed = false;
  closing: Undoable | null = null;
  /** The rows of emails whose act was taken back. */
  readonly takenBack = new Set<string>();

  get living(): LifeApplication[] {
    return this.applications.filter((one) => !one.isErased);
  }

  at(which: number): LifeApplication | undefined {
    const { living } = this;
    return living[which % living.length];
  }
}
