/** What a thread does with its file: all that is written, or long reading beside it. */
export type Work = "write" | "read";

/** What comes of a statement. */
export type Outcome = { rows: unknown[]; changes?: number };

export type Question = { id: number; text: string; parameters: readonly unknown[] };
export type Answer = { id: number } & (Outcome | { message: string; code: string });
