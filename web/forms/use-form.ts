import { useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type * as z from "zod/mini";
import { ApiError } from "#web/api/api-error.ts";
import { type OnProgress, withPatience } from "#web/api/patience.ts";
import { isChunkLoadError } from "#web/browser/chunk-errors.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useChunkErrorToast } from "#web/data/load-error.tsx";
import { useI18n } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import type { FormOptions, Saving } from "./form-options.ts";
import { conflictOf, differingFields, rebase, type Base, type Conflict } from "./conflict.ts";
import { useLeaveGuard } from "./leave-guard.tsx";
import { fillField, formValuesIn, hasChanged, isControl, type FormValues } from "./values.ts";

type Errors = Partial<Record<string, string>>;

/**
 * A form that is validated when it is sent, and stays until the server has answered. The DOM holds the values,
 * so text typed before hydration stays. Until hydration the form cannot be sent, and never by GET: no password
 * may reach an address. A save never overwrites what another user has saved meanwhile: `conflict` says what.
 */
export function useForm<
  Schema extends z.ZodMiniType,
  Saved = unknown,
  Field extends string = string,
>(options: FormOptions<Schema, Saved, Field>) {
  const { record, guards = false, hasMore = () => false, failed = "call.unexpected" } = options;
  const { t, translateKey } = useI18n();
  const showChunkError = useChunkErrorToast();
  const showFailure = useErrorToast();
  const isReady = useIsHydrated();
  const ownElement = useRef<HTMLFormElement>(null);
  const { element = ownElement } = options;
  const submitter = useRef<HTMLElement>(null);
  // True from the first submit event on, before a render can disable the button.
  const isSending = useRef(false);
  // Of several saves of one form only the newest one may finish it late.
  const attempts = useRef(0);
  const isSaved = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [first, setFirst] = useState(record?.saved);
  if (first === undefined && record?.saved !== undefined) setFirst(record.saved);
  const [rebased, setRebased] = useState<Base<Field>>();
  const [conflict, setConflict] = useState<Conflict<Field> | null>(null);
  const base = rebased ?? (first === undefined ? undefined : record?.baseOf(first));
  const isBlocked = options.isBlocked === true || conflict !== null;

  const { leave, ...guard } = useLeaveGuard({
    ...(typeof guards === "object" && guards),
    isBusy: () => guards !== false && isSending.current,
    isDirty: () => {
      if (guards === false) return false;
      if (options.isChanged !== undefined) return options.isChanged();
      if (isSaved.current || element.current === null) return false;
      const start: FormValues = { ...base?.read, ...(rebased === undefined && record?.preset) };
      return hasMore("") || hasChanged(element.current, start);
    },
  });

  async function submit(form: HTMLFormElement, intent: string): Promise<void> {
    isSending.current = true;
    const attempt = (attempts.current += 1);
    try {
      const schema =
        typeof options.schema === "function" ? await options.schema(intent) : options.schema;
      // Read now, because the visitor may have typed while the schema was loading.
      const read = schema.safeParse(Object.fromEntries(new FormData(form)));
      if (!read.success) return void show(firstErrors(read.error.issues), form);
      setErrors({});
      setBusy(true);
      const sent = formValuesIn(form);
      const late = (saved: Saved | null) => {
        if (attempt !== attempts.current) return;
        if (form.isConnected) finish(saved, form, sent);
        // The form was closed meanwhile: what is open now stays open.
        else if (saved !== null) tellDone();
      };
      const saving = (onProgress: OnProgress) =>
        save(read.data, { element: form, intent, onProgress });
      finish(await withPatience(saving, late, options.slow), form, sent);
    } catch (failure) {
      showError(failure, form);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  /** Takes what was saved over into the form, and says so. Text typed meanwhile is still unsaved. */
  function finish(saved: Saved | null, form: HTMLFormElement, sent: FormValues): void {
    if (saved === null) return;
    const isUntouched = !hasChanged(form, sent);
    if (record !== undefined) adopt(record.baseOf(saved), sent, form);
    tellDone();
    isSaved.current = isUntouched;
    isSending.current = false;
    if (isUntouched) options.onSaved?.(saved, form);
  }

  function tellDone(): void {
    if (options.done !== undefined) toast({ title: t(options.done), tone: "success" });
  }

  /** Saves the fields that differ, over changes of others that this form does not overwrite. */
  async function save(
    values: z.output<Schema>,
    sending: Pick<Saving<Field>, "element" | "intent" | "onProgress">,
    over = base,
  ): Promise<Saved | null> {
    if (record === undefined || over === undefined) {
      return options.save(values, { ...sending, changed: [], version: "" });
    }
    const mine = record.textsOf(values, over.read);
    const changed = differingFields(mine, over.read);
    if (changed.length === 0 && !hasMore(sending.intent)) {
      toast({ title: t("form.unchanged") });
      return null;
    }
    try {
      return await options.save(values, { ...sending, changed, version: over.version });
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure : undefined;
      const current = record.parse(refusal?.current);
      if (current === undefined) throw failure;
      const now = record.baseOf(current);
      const found = conflictOf(over.read, mine, now, refusal?.changedBy);
      if (found === null) return save(values, sending, rebase(over, now));
      setConflict(found);
      return null;
    }
  }

  /** Continues from what is stored now. The server may have trimmed or reformatted a value. */
  function adopt(stored: Base<Field>, sent: FormValues, form: HTMLFormElement): void {
    setRebased(stored);
    const now = formValuesIn(form);
    for (const [field, text] of Object.entries<string>(stored.read)) {
      if (now[field] === sent[field] && now[field] !== text) fillField(form, field, text);
    }
  }

  function showError(failure: unknown, form: HTMLFormElement): void {
    const messages = failure instanceof ApiError ? Object.entries(failure.fields) : [];
    const found = Object.fromEntries(messages.map(([name, [first]]) => [name, first]));
    const isAtField = show(found, form);
    if (!isAtField) {
      // Without a named field the password is the likely one, else the first.
      const password = form.querySelector<HTMLInputElement>("[name=password]");
      (password ?? form.querySelector("input"))?.focus();
    }
    if (failure instanceof ApiError) failure.isShown = true;
    if (isChunkLoadError(failure)) return showChunkError();
    if (options.onFailure !== undefined) return options.onFailure(failure, isAtField);
    // The server may name a field that the form does not show.
    const [description] = messages.flatMap(([, texts]) => texts);
    if (description === undefined) showFailure(failed, failure);
    else toast({ title: t(failed), description, tone: "error" });
  }

  /** Shows errors and focuses the first of their fields. Returns whether the form has one. */
  function show(found: Errors, form: HTMLFormElement): boolean {
    setErrors(found);
    const controls = Array.from(form.elements).filter(isControl);
    const first = controls.find(({ name }) => found[name] !== undefined);
    first?.focus();
    return first !== undefined;
  }

  return {
    ...guard,
    element,
    isBusy,
    canSend: isReady && !isBusy && !isBlocked,
    /** The fields to fill the form with; undefined until the record is loaded. */
    read: base?.read,
    problemOf: (name: string) => {
      const error = errors[name];
      return error === undefined ? undefined : translateKey(error);
    },
    /** Goes at once where nothing would be lost, else once the user has agreed. Waits for the server. */
    leave: (go: () => void) => {
      if (isSending.current) return;
      leave(() => {
        isSaved.current = true;
        go();
      });
    },
    /** Continues from this record. */
    startFrom: (saved: Saved) => {
      setRebased(record?.baseOf(saved));
      setConflict(null);
      setErrors({});
    },
    clearErrors: () => setErrors({}),
    /** Loses the changes without a question. */
    forget: () => {
      isSaved.current = true;
    },
    conflict: conflict && {
      by: conflict.by,
      version: conflict.now.version,
      lines: conflict.fields.map(({ field, mine, theirs }) => {
        const describe = (text: string) => record?.describe?.(field, text) ?? text;
        const label = record?.labelOf(field) ?? field;
        return { label, mine: mine && describe(mine), theirs: describe(theirs) };
      }),
      /** Overwrites the other user's changes. */
      keepMine: () => {
        // The form that is sent next reads the new base.
        flushSync(() => {
          if (base !== undefined) setRebased(rebase(base, conflict.now));
          setConflict(null);
        });
        const button = submitter.current;
        element.current?.requestSubmit(button?.isConnected === true ? button : null);
      },
      /** Continues from the other user's changes. */
      takeTheirs: () => {
        setRebased(conflict.now);
        setConflict(null);
        const form = element.current;
        for (const { field, theirs } of conflict.fields) {
          if (record?.fill === undefined) fillField(form, field, theirs);
          else record.fill(field, theirs);
        }
        // The pressed button disappears.
        form?.querySelector<HTMLElement>(`[name="${conflict.fields[0]?.field}"]`)?.focus();
      },
    },
    formProps: {
      method: "post",
      noValidate: true,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        isSaved.current = false;
        if (!isControl(target)) return;
        const { name } = target;
        setErrors((now) => {
          if (now[name] === undefined) return now;
          const { [name]: _edited, ...others } = now;
          return others;
        });
      },
      onFocus: () => {
        // Sending the form loads the schema again if this fails.
        if (typeof options.schema === "function") void loaded(options.schema(""));
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending.current || isBlocked) return;
        const button = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter;
        submitter.current = button || null;
        const intent = button instanceof HTMLButtonElement ? button.value : "";
        void submit(event.currentTarget, intent);
      },
    } as const,
  };
}

/** The state of any form, as its fields and buttons read it. */
export type FormState = Omit<ReturnType<typeof useForm>, "read" | "startFrom">;

const loaded = async (schema: unknown) => {
  await Promise.resolve(schema).catch(() => {});
};

/** Whether the server named the fields that are wrong. */
export const hasFieldErrors = (failure: unknown) =>
  failure instanceof ApiError && Object.keys(failure.fields).length > 0;

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const found: Errors = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
