import { useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#web/api/api-error.ts";
import type { TypedValues } from "./use-reopenable-form.ts";

type Fields<Field extends string> = Readonly<Record<Field, string>>;

/** The record that a change starts from: its fields as they were read, and its version. */
export type Base<Field extends string> = { read: Fields<Field>; version: string };
export function differingFields<Field extends string>(one: Fields<Field>, other: Fields<Field>) {
  const found: Field[] = [];
  for (const field in one) if (one[field] !== other[field]) found.push(field);
  return found;
}

/** A field that another user has changed since the record was read. */
type Conflict<Field> = {
  field: Field;
  /** The value in this form; undefined where this user left it as it was. */
  mine: string | undefined;
  theirs: string;
};

/**
 * Saves changes of a record. It never overwrites the changes that another user made meanwhile: it
 * returns the conflict, which `keepMine` or `takeTheirs` resolves.
 */
export function useConflict<Saved, Field extends string>({
  base,
  baseOf,
  parse,
  typed,
}: {
  /** Undefined until the record has loaded. */
  base: Base<Field> | undefined;
  baseOf: (saved: Saved) => Base<Field>;
  /** Reads the record that comes with a refusal; undefined where none does. */
  parse: (current: unknown) => Saved | undefined;
  /** The typed values of a form that is opened again. */
  typed?: TypedValues | undefined;
}) {
  // The base after a save or a resolved conflict, while the given version stays.
  const [resolved, setResolved] = useState<{ version: string; base: Base<Field> }>();
  const [found, setFound] = useState<ReturnType<typeof findConflict>>();
  const from = resolved !== undefined && resolved.version === base?.version ? resolved.base : base;
  const conflict = found === undefined ? findConflictOfReopened() : found;

  /** Two equal changes of a field are no conflict. */
  function findConflict(read: Fields<Field>, mine: Fields<Field>, now: Base<Field>, by?: string) {
    const conflicts = differingFields(now.read, read)
      .filter((field) => now.read[field] !== mine[field])
      .map((field): Conflict<Field> => ({
        field,
        mine: mine[field] === read[field] ? undefined : mine[field],
        theirs: now.read[field],
      }));
    return conflicts.length > 0 ? { now, fields: conflicts, by } : null;
  }

  /** The changes since the form was closed with typed values. */
  function findConflictOfReopened() {
    if (typed === undefined || base === undefined) return null;
    const read = { ...base.read, ...typed.read };
    return findConflict(read, { ...read, ...typed.texts }, base);
  }

  function resolve(next: Base<Field>): void {
    if (base !== undefined) setResolved({ version: base.version, base: next });
    setFound(null);
  }

  /** Saves the values of the form. Returns null where a conflict must be resolved first. */
  async function save(
    mine: Fields<Field>,
    send: (base: Base<Field>) => Promise<Saved>,
    over = from,
  ): Promise<Saved | null> {
    if (over === undefined) return null;
    try {
      const saved = await send(over);
      resolve(baseOf(saved));
      return saved;
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure : undefined;
      const current = parse(refusal?.current);
      if (current === undefined) throw failure;
      const now = baseOf(current);
      const next = findConflict(over.read, mine, now, refusal?.changedBy);
      if (next === null) return save(mine, send, { ...over, version: now.version });
      setFound(next);
      return null;
    }
  }

  return {
    /** The base that the form is compared with. */
    base: from,
    conflict,
    save,

    /** Lets the next `save` overwrite the other user's changes. */
    keepMine: () => {
      if (conflict === null || from === undefined) return;
      // The form that is sent next reads the new base.
      flushSync(() => resolve({ read: from.read, version: conflict.now.version }));
    },

    /** Continues from the other user's changes. Returns the fields to fill in with them. */
    takeTheirs: (): readonly Conflict<Field>[] => {
      if (conflict === null) return [];
      resolve(conflict.now);
      return conflict.fields;
    },
  };
}
