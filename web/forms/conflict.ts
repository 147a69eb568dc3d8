type Fields<Field extends string> = Readonly<Record<Field, string>>;

/** The record that a change starts from: its fields as they were read, and its version. */
export type Base<Field extends string> = { read: Fields<Field>; version: string };

/** What another user has changed since the record was read. */
export type Conflict<Field extends string> = {
  now: Base<Field>;
  /** The name of the other user, where it is known. */
  by: string | undefined;
  fields: readonly {
    field: Field;
    /** The value in this form; undefined where this user left it as it was. */
    mine: string | undefined;
    theirs: string;
  }[];
};

export function differingFields<Field extends string>(
  one: Fields<Field>,
  other: Fields<Field>,
): Field[] {
  const found: Field[] = [];
  for (const field in one) if (one[field] !== other[field]) found.push(field);
  return found;
}

/** The conflict of a form with the record as it is now; null where both can be kept. */
export function conflictOf<Field extends string>(
  read: Fields<Field>,
  mine: Fields<Field>,
  now: Base<Field>,
  by?: string,
): Conflict<Field> | null {
  const fields = differingFields(now.read, read)
    // Two equal changes of a field are no conflict.
    .filter((field) => now.read[field] !== mine[field])
    .map((field) => ({
      field,
      mine: mine[field] === read[field] ? undefined : mine[field],
      theirs: now.read[field],
    }));
  return fields.length === 0 ? null : { now, by, fields };
}

/** The base of a form that keeps its changes over those that another user has made. */
export const rebase = <Field extends string>(base: Base<Field>, now: Base<Field>): Base<Field> => ({
  read: base.read,
  version: now.version,
});
