import { CallFailure } from "#web/api/failure.ts";

/** A field that somebody else has changed since the record was read. */
export type Conflict<Field> = {
  field: Field;
  /** What this reader has made of it; undefined where they left it as it was. */
  mine: string | undefined;
  theirs: string;
};

type Values<Field extends string> = Readonly<Record<Field, string>>;

/**
 * What somebody else has changed between the record as it was read and as it is now, beside what this
 * reader has made of the same fields. A field that both have made the same is no conflict.
 */
export function conflictsOf<Field extends string>(
  fields: readonly Field[],
  { read, mine, now }: { read: Values<Field>; mine: Values<Field>; now: Values<Field> },
): Conflict<Field>[] {
  return fields
    .filter((field) => now[field] !== read[field] && now[field] !== mine[field])
    .map((field) => ({
      field,
      mine: mine[field] === read[field] ? undefined : mine[field],
      theirs: now[field],
    }));
}

/** The name of the user who was faster, where it is known. */
export function changedByIn(failure: unknown): string | undefined {
  return failure instanceof CallFailure ? failure.changedBy : undefined;
}

/** The record as it is now, where a change was refused because somebody else was faster. */
export function currentIn(failure: unknown): unknown {
  return failure instanceof CallFailure && failure.status === 409 ? failure.current : undefined;
}
