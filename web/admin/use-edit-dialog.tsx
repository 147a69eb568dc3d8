import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { FormConflict } from "#web/forms/conflict-notice.tsx";
import { type Base, differingFields, useConflict } from "#web/forms/use-conflict.ts";
import { type SendResult, useDialogForm } from "#web/forms/use-dialog-form.ts";
import { useReopenableForm } from "#web/forms/use-reopenable-form.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** The beginnings of the keys of the toasts. */
const toasts = { users: "toast.user", applications: "toast", templates: "templates" } as const;

/**
 * A dialog that edits a record as it was first read. It asks before it overwrites what another user has
 * saved meanwhile.
 */
export function useEditDialog<Saved, Field extends string, Schema extends z.ZodMiniType>({
  kind,
  record,
  name,
  labels,
  preset,
  schema,
  baseOf,
  parse,
  textsOf,
  save,
  describe,
  onClose,
  onSaved,
}: {
  kind: keyof typeof toasts;
  /** Undefined until it is loaded. */
  record: Saved | undefined;
  name: string | undefined;
  /** The fields of the record with their labels. */
  labels: Readonly<Record<Field, TextKey>>;
  /** Fields that start with another value than the record's. */
  preset?: Partial<Record<Field, string>>;
  schema: Schema;
  baseOf: (saved: Saved) => Base<Field>;
  /** Reads the record that comes with a 409. */
  parse: (current: unknown) => Saved | undefined;
  /** The fields as the form has them, to compare with the stored ones. */
  textsOf: (edited: z.output<Schema>, read: Base<Field>["read"]) => Base<Field>["read"];
  /** Sends the changed fields alone, so that it overwrites nothing else. */
  save: (edited: z.output<Schema>, changed: Field[], version: string) => Promise<Saved>;
  /** The value of a field as the screens show it. */
  describe: (field: Field, text: string) => string;
  onClose: () => void;
  /** Called after the dialog has closed because everything is saved. */
  onSaved?: (() => void) | undefined;
}) {
  const t = useTranslation();
  const client = useQueryClient();
  // A refresh does not change the record under the form.
  const [first, setFirst] = useState(record);
  if (first === undefined && record !== undefined) setFirst(record);
  const opening = useReopenableForm({ kind: "edit", about: name, onClose });
  const start = first && baseOf(first);
  const conflicts = useConflict({ base: start, baseOf, parse, typed: opening.typed });
  const read = conflicts.base?.read;

  async function send(edited: z.output<Schema>): Promise<SendResult> {
    if (read === undefined) return "undecided";
    const mine = textsOf(edited, read);
    if (differingFields(mine, read).length === 0) {
      toast({ title: t("form.unchanged") });
      return "undecided";
    }
    const saved = await conflicts
      .save(mine, (base) => save(edited, differingFields(mine, base.read), base.version))
      .finally(() => void client.invalidateQueries({ queryKey: [kind] }));
    if (saved === null) return "undecided";
    toast({ title: t(`${toasts[kind]}.updated`), tone: "success" });
    return "done";
  }

  const form = useDialogForm({
    opening,
    schema,
    send,
    failed: `${toasts[kind]}.updateFailed`,
    read: read ?? {},
    start: { ...read, ...(read === start?.read && preset) },
    isBlocked: conflicts.conflict !== null,
    onDone: onSaved,
  });

  return {
    form,
    /** The fields to fill the form with; undefined until the record is loaded. */
    read,
    notice: (
      <FormConflict
        conflicts={conflicts}
        form={form.element}
        labelOf={(field) => t(labels[field])}
        describe={describe}
        isBusy={form.isBusy}
      />
    ),
  };
}
