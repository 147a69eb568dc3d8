import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import {
  changedValuesIn,
  fillField,
  hasChanged,
  type FormValues,
  formValuesIn,
} from "./form-values.ts";
import { useForm } from "./use-form.ts";
import type { useReopenableForm } from "./use-reopenable-form.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.tsx";

/** The result of sending: done, or a decision is needed and the dialog stays open. */
export type SendResult = "done" | "undecided";

/** The form of a dialog. Saving closes it; it asks before it closes with unsaved changes. */
export function useDialogForm<Schema extends z.ZodMiniType>({
  opening,
  schema,
  send,
  failed,
  read = {},
  start = read,
  file,
  isBlocked,
  onDone,
}: {
  opening: ReturnType<typeof useReopenableForm>;
  schema: Schema;
  send: (values: z.output<Schema>) => Promise<SendResult>;
  failed: TextKey;
  /** The values of the record, by the names of the fields. */
  read?: FormValues;
  /** The values the form starts with, where some are already chosen. */
  start?: FormValues;
  /** A file that is sent with the values. */
  file?: File | undefined;
  /** Whether something must happen before the form can be sent. */
  isBlocked?: boolean;
  /** Called after a save has closed the dialog. */
  onDone?: (() => void) | undefined;
}) {
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef<FormValues>(null);

  const changes = useUnsavedChanges(() => {
    const form = element.current;
    if (form === null) return false;
    // Values on their way to the server are safe: a failure brings them back.
    if (sent.current !== null) return hasChanged(form, sent.current);
    return file !== undefined || hasChanged(form, start);
  });
  const { isAsking } = changes;

  // Ctrl+Enter sends the open form, also from a textarea, where Enter starts a new line.
  useEffect(() => {
    if (isAsking) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      element.current?.requestSubmit();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isAsking]);

  const typedIn = (form: HTMLFormElement) => ({ texts: changedValuesIn(form, read), read, file });

  async function submit(values: z.output<Schema>, form: HTMLFormElement): Promise<void> {
    const texts = formValuesIn(form);
    sent.current = texts;
    try {
      const outcome = await send(values);
      if (outcome === "undecided") {
        opening.showConflict(failed, typedIn(form));
      } else if (!hasChanged(form, texts)) {
        changes.markSaved();
        if (opening.close()) onDone?.();
      }
    } catch (failure) {
      opening.showFailure(failed, failure, typedIn(form));
      throw failure;
    } finally {
      sent.current = null;
    }
  }

  const { formProps, ...form } = useForm({
    loadSchema: async () => schema,
    send: submit,
    isBlocked,
    onFailure: () => {},
  });

  const [toRestore] = useState(() => new Map(Object.entries(opening.typed?.texts ?? {})));

  return {
    ...form,
    element,
    formProps: { ...formProps, ref: element },
    /** Fills in the values typed before. Some fields appear later, such as those of an email. */
    restore: () => {
      for (const [name, text] of toRestore) {
        if (fillField(element.current, name, text)) toRestore.delete(name);
      }
    },
    question: changes.question,
    /** Closes the dialog, after a question where there are unsaved changes. */
    requestClose: () => changes.leave(opening.leave),
  };
}
