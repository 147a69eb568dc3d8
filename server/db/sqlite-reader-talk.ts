/** A statement for the thread that reads, and what it answers. */
export type Question = { id: number; text: string; parameters: readonly unknown[] };
export type Answer = { id: number } & ({ rows: unknown[] } | { message: string; code: string });
