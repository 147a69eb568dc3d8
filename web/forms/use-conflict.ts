import { useState } from "react";
import { flushSync } from "react-dom";
import type { Typed } from "./use-opening.ts";
import { CallFailure } from "#web/api/failure.ts";

type Fields<Field extends string> = Readonly<Record<Field, string>>;

/** What a change is made to: the fields as they were read, and the version of the record. */
export type Base<Field extends string> = { read: Fields<Field>; version: string };

/**
 * Saves changes of a record by what was read of it. What somebody else has changed meanwhile is never
 * overwritten unasked: the conflict is returned, and waits for `keepMine` or `takeTheirs`.
 */
export function useConflict<Saved, Field extends string>({
  base,
  fields,
  baseOf,
  parse,
  typed,
}: {
  /** Undefined until the record has come. */
  base: Base<Field> | undefined;
  fields: readonly Field[];
  baseOf: (saved: Saved) => Base<Field>;
  /** Reads the record that comes with a refusal; undefined where none does. */
  parse: (current: unknown) => Saved | undefined;
  /** What was typed before, in a form that is opened again. */
  typed?: Typed | undefined;
}) {
  // Another base than the one given, once a conflict is settled or the form is saved.
  const [settled, setSettled] = useState<{ over: string; base: Base<Field> }>();
  const [conflict, setConflict] = useState<{
    now: Base<Field>;
    fields: Conflict<Field>[];
    by: string | undefined;
  } | null>();
  const from = settled !== undefined && settled.over === base?.version ? settled.base : base;

  function conflictsWith(read: Fields<Field>, mine: Fields<Field>, now: Base<Field>, by?: string) {
    return { now, fields: conflictsOf(fields, { read, mine, now: now.read }), by };
  }

  /** What has changed since the form was closed with what was typed. */
  function begun() {
    if (typed === undefined || base === undefined) return null;
    const pick = (texts: Typed["texts"]) => {
      const picked: Record<Field, string> = { ...base.read };
      for (const field of fields) picked[field] = texts[field] ?? base.read[field];
      return picked;
    };
    const mine = pick({ ...typed.read, ...typed.texts });
    const found = conflictsWith(pick(typed.read), mine, base);
    return found.fields.length > 0 ? found : null;
  }
  const shown = conflict === undefined ? begun() : conflict;

  function settle(next: Base<Field>): void {
    if (base !== undefined) setSettled({ over: base.version, base: next });
    setConflict(null);
  }

  /** Saves what the form holds. Returns null where a conflict is to be settled first. */
  async function save(
    mine: Fields<Field>,
    send: (base: Base<Field>) => Promise<Saved>,
    over = from,
  ): Promise<Saved | null> {
    if (over === undefined) return null;
    try {
      const saved = await send(over);
      settle(baseOf(saved));
      return saved;
    } catch (failure) {
      const current = parse(currentIn(failure));
      if (current === undefined) throw failure;
      const now = baseOf(current);
      const found = conflictsWith(over.read, mine, now, changedByIn(failure));
      // The other change was to something else, or the same.
      if (found.fields.length === 0) return save(mine, send, { ...over, version: now.version });
      setConflict(found);
      return null;
    }
  }

  return {
    /** What the form is compared with. */
    base: from,
    conflict: shown,
    save,

    /** Saves over what somebody else has saved, once the form is sent again. */
    keepMine: () => {
      if (shown === null || from === undefined) return;
      // The form that is sent next reads the new base.
      flushSync(() => settle({ read: from.read, version: shown.now.version }));
    },

    /** Goes on from what somebody else has saved. Returns the fields to fill in with it. */
    takeTheirs: (): readonly Conflict<Field>[] => {
      if (shown === null) return [];
      settle(shown.now);
      return shown.fields;
    },
  };
}

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
function conflictsOf<Field extends string>(
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
