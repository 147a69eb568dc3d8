import { useRef, useState, type FormEvent } from "react";
import type * as z from "zod/mini";
import { ApiError } from "#web/api/api-error.ts";
import { isChunkLoadError } from "#web/browser/chunk-errors.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { useChunkErrorToast } from "#web/data/load-error.tsx";
import { toast } from "#web/ui/toast.ts";
import { isControl } from "./form-values.ts";
import { useErrorToast } from "#web/data/error-toast.ts";

type Errors = Partial<Record<string, string>>;

/**
 * A form that is validated when it is sent. The DOM holds the values, so text typed before hydration
 * stays. Until hydration the form cannot be sent, and never by GET: no password may reach an address.
 */
export function useForm<Schema extends z.ZodMiniType>(form: {
  /** Loads the schema of the fields, when the form takes the focus and again when it is sent. */
  loadSchema: () => Promise<Schema>;
  /** Sends the values. The form shows the field errors of an `ApiError` that it rejects with. */
  send: (values: z.output<Schema>, element: HTMLFormElement) => Promise<void>;
  /** `isAtField`: a field of the form shows it. */
  onFailure: (failure: unknown, isAtField: boolean) => void;
  /** Whether something must happen before it can be sent. */
  isBlocked?: boolean | undefined;
}) {
  const { translateKey } = useI18n();
  const showChunkError = useChunkErrorToast();
  const isReady = useIsHydrated();
  const { isBlocked = false } = form;
  const [isBusy, setBusy] = useState(false);
  // True from the first submit event on, before a render can disable the button.
  const isSending = useRef(false);
  const [errors, setErrors] = useState<Errors>({});

  async function submit(element: HTMLFormElement): Promise<void> {
    isSending.current = true;
    try {
      const schema = await form.loadSchema();
      // Read now, because the visitor may have typed while the schema was loading.
      const read = schema.safeParse(Object.fromEntries(new FormData(element)));
      if (!read.success) return void show(firstErrors(read.error.issues), element);
      setErrors({});
      setBusy(true);
      await form.send(read.data, element);
    } catch (failure) {
      const messages = failure instanceof ApiError ? Object.entries(failure.fields) : [];
      if (failure instanceof ApiError) failure.isShown = true;
      const found = Object.fromEntries(messages.map(([name, [first]]) => [name, first]));
      const isAtField = show(found, element);
      if (!isAtField) {
        // Without a named field the password is the likely one, else the first.
        const password = element.querySelector<HTMLInputElement>("[name=password]");
        (password ?? element.querySelector("input"))?.focus();
      }
      if (isChunkLoadError(failure)) showChunkError();
      else form.onFailure(failure, isAtField);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  /** Shows errors and focuses the first of their fields. Returns whether the form has one. */
  function show(found: Errors, element: HTMLFormElement): boolean {
    setErrors(found);
    const controls = Array.from(element.elements).filter(isControl);
    const first = controls.find(({ name }) => found[name] !== undefined);
    first?.focus();
    return first !== undefined;
  }

  return {
    isBusy,
    canSend: isReady && !isBusy && !isBlocked,
    problemOf: (name: string) => {
      const error = errors[name];
      return error === undefined ? undefined : translateKey(error);
    },
    formProps: {
      method: "post",
      noValidate: true,
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (isControl(target)) setErrors(({ [target.name]: _edited, ...others }) => others);
      },
      onFocus: () => {
        // Sending the form loads the schema again if this fails.
        form.loadSchema().catch(() => {});
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending.current && !isBlocked) void submit(event.currentTarget);
      },
    } as const,
  };
}

/** A form that shows errors beside its fields and any other failure in a toast. */
export function useSchemaForm<Schema extends z.ZodMiniType>({
  schema,
  send,
  failed,
  isBlocked,
}: {
  schema: Schema | (() => Schema);
  send: (values: z.output<Schema>, element: HTMLFormElement) => Promise<void>;
  failed: TextKey;
  isBlocked?: boolean;
}) {
  const t = useTranslation();
  const showFailure = useErrorToast();
  return useForm({
    loadSchema: async () => (typeof schema === "function" ? schema() : schema),
    send,
    isBlocked,
    onFailure: (failure, isAtField) => {
      if (isAtField) return;
      // The server may name a field that the form does not show.
      const [description] = failure instanceof ApiError ? Object.values(failure.fields).flat() : [];
      if (description === undefined) showFailure(failed, failure);
      else toast({ title: t(failed), description, tone: "error" });
    },
  });
}

/** Whether the server named the fields that are wrong. */
export const hasFieldErrors = (failure: unknown) =>
  failure instanceof ApiError && Object.keys(failure.fields).length > 0;
function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const found: Errors = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}
