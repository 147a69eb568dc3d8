import { useEffect, useRef, useState } from "react";
import { asRecord } from "#web/browser/json.ts";
import { useErrorToast, useErrorMessage } from "#web/data/error-toast.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { dialogHistoryState, isDialogHistoryEntry } from "#web/router/dialog-history.ts";
import { useLocation, useNavigate } from "#web/router/router.tsx";
import { toast } from "#web/ui/toast.ts";
import type { FormValues } from "./form-values.ts";

/** The input of a form that closed before the response arrived, and the values of the record then. */
export type TypedValues = { texts: FormValues; read: FormValues; file?: File | undefined };

/** Distinguishes the forms of one address. */
type Kind = "create" | "edit" | "delete" | "notes" | "message";

const savedForms = new Map<number, { kind: Kind; typed: TypedValues; opened: AbortController }>();
// Not 0: the history may have numbers from before a reload.
let latest = Date.now();

/** The number of the opening, where a toast has opened the form again. */
export function useReopenedForm(kind?: Kind): number | undefined {
  const { reopened } = asRecord(useLocation().state);
  if (typeof reopened !== "number") return undefined;
  const form = savedForms.get(reopened);
  return form === undefined || (kind !== undefined && form.kind !== kind) ? undefined : reopened;
}

/**
 * One opening of a dialog or a form. A response closes only the opening that sent the request. If that
 * has already closed, a failure shows in a toast, which opens the form again with the typed values.
 */
export function useReopenableForm({
  kind,
  about,
  onClose,
}: {
  kind: Kind;
  /** Names the record in the toast. */
  about?: string | undefined;
  onClose: () => void;
}) {
  const t = useTranslation();
  const navigate = useNavigate();
  const showErrorToast = useErrorToast();
  const messageOf = useErrorMessage();
  const { pathname, search } = useLocation();
  const [address] = useState(pathname + search);
  const reopened = useReopenedForm(kind);
  const [form] = useState(() => (reopened === undefined ? undefined : savedForms.get(reopened)));
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    form?.opened.abort();
    return () => {
      isOpen.current = false;
      if (reopened !== undefined) savedForms.delete(reopened);
    };
  }, [form, reopened]);

  /** Keeps typed values. Returns a function that opens the form with them. */
  function keep(typed: TypedValues, opened = new AbortController()): () => void {
    const number = ++latest;
    savedForms.set(number, { kind, typed, opened });
    return () => {
      const replace = isDialogHistoryEntry();
      const openedFrom = replace ? undefined : location.pathname + location.search;
      const state = { ...dialogHistoryState, reopened: number, openedFrom };
      navigate(address, { replace, state });
    };
  }

  function offerToReopen(title: string, reason: string, typed: TypedValues): void {
    const opened = new AbortController();
    const run = keep(typed, opened);
    toast({
      title,
      description: about === undefined ? reason : t("form.about", { name: about, reason }),
      tone: "error",
      // The unsaved changes of another form may keep the user there.
      signal: opened.signal,
      action: { label: t("form.reopen"), run },
    });
  }

  function leave(): void {
    isOpen.current = false;
    onClose();
  }

  return {
    /** The values typed before, where a toast has opened the form again. */
    typed: form?.typed,
    keep,
    /** Closes it at the request of the user. */
    leave,
    /** Closes it after a success. Returns false if it had already closed. */
    close: () => {
      const wasOpen = isOpen.current;
      if (wasOpen) leave();
      return wasOpen;
    },
    /** Says that a conflict must be resolved, where it had closed before the response. */
    showConflict: (title: TextKey, typed: TypedValues) => {
      if (!isOpen.current) offerToReopen(t(title), t("conflict.title"), typed);
    },
    showFailure: (
      title: TextKey,
      failure: unknown,
      typed: TypedValues = { texts: {}, read: {} },
    ) => {
      if (isOpen.current) showErrorToast(title, failure);
      else offerToReopen(t(title), messageOf(failure), typed);
    },
  };
}
