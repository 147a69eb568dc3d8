import type { RefObject } from "react";
import type * as z from "zod/mini";
import type { ErrorKey } from "#web/api/api-error.ts";
import type { OnProgress } from "#web/api/patience.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import type { Base } from "./conflict.ts";
import type { useLeaveGuard } from "./leave-guard.tsx";

/** A record that a form edits as it was first read. */
export type EditedRecord<Values, Saved, Field extends string> = {
  /** Undefined until it has loaded, and for a new record. */
  saved: Saved | undefined;
  baseOf: (saved: Saved) => Base<Field>;
  /** Reads the record that comes with a 409; undefined where none does. */
  parse: (current: unknown) => Saved | undefined;
  /** The fields as the form has them, to compare with the stored ones. */
  textsOf: (values: Values, read: Base<Field>["read"]) => Base<Field>["read"];
  /** Fields that start with another value than the record's. */
  preset?: Partial<Record<Field, string>>;
  labelOf: (field: Field) => string;
  /** The value of a field as the screens show it. */
  describe?: (field: Field, text: string) => string;
  /** Fills in a field, where it is more than one control. */
  fill?: (field: Field, text: string) => void;
};

/** What a save gets beside the values. */
export type Saving<Field extends string> = {
  element: HTMLFormElement;
  /** The value of the pressed button; empty for one without a value. */
  intent: string;
  /** The fields of the record that differ, and its version; empty for a new record. */
  changed: readonly Field[];
  version: string;
  /** Of a call with a file. */
  onProgress: OnProgress;
};

export type FormOptions<Schema extends z.ZodMiniType, Saved, Field extends string> = {
  /** The rules, which may be loaded: when the form takes the focus, and again when it is sent. */
  schema: Schema | ((intent: string) => Schema | Promise<Schema>);
  /** Sends the values. Null keeps the form open: something must be decided first. */
  save: (values: z.output<Schema>, saving: Saving<Field>) => Promise<Saved | null>;
  record?: EditedRecord<z.output<Schema>, Saved, Field>;
  /** The title of the toast about a failure that no field shows. */
  failed?: TextKey;
  /** What a failure without an answer says, where it is not that the text may have been saved. */
  slow?: ErrorKey;
  /** Shows a failure instead of the toast. `isAtField`: a field of the form shows it. */
  onFailure?: (failure: unknown, isAtField: boolean) => void;
  /** The title of the toast about a success. */
  done?: TextKey;
  /** Called after everything in the form is saved, unless more was typed meanwhile or the form was closed. */
  onSaved?: (saved: Saved, element: HTMLFormElement) => void;
  /** Whether something must happen before it can be sent. */
  isBlocked?: boolean | undefined;
  /** Whether there is more to save than the fields: a file, or the pressed button's intent. */
  hasMore?: (intent: string) => boolean;
  /** Whether there are changes, where the fields do not hold the values. */
  isChanged?: () => boolean;
  /** The form, where the caller needs it too. */
  element?: RefObject<HTMLFormElement | null>;
  /** Asks before unsaved changes are lost. */
  guards?: Pick<Parameters<typeof useLeaveGuard>[0], "survives" | "lost"> | boolean;
};
