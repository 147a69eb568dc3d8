/** What a thread does with its file: all that is written, or long reading beside it. */
export type Work = "write" | "read";

/** What comes of a statement. */
export type Outcome = { rows: unknown[]; changes?: number };
export type Failure = { message: string; code: string };

/** A statement: on its own, or of a transaction, which begins with the first that arrives. */
export type Statement = {
  text: string;
  parameters: readonly unknown[];
  place: "alone" | "inside" | "inside a view";
};

/** What is asked on somebody's turn: a statement, or how his transaction ends. */
export type Step = Statement | { place: "kept" | "undone" };

/** `group` numbers those who share a commit; after the last of them it is made. */
export type Question = Step & { id: number; group: number; isLast: boolean };

export type Answer = (Outcome | Failure) & {
  id: number;
  /** Holds only if the group comes to the disk. */
  isShared: boolean;
  /** Why nothing is kept of the group; told with its last answer. */
  lost?: Failure;
};
