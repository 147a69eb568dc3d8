import { useEffect, useRef, useState } from "react";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation, useNavigate } from "#web/router/router.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast, useFailureWords } from "#web/forms/use-failure-toast.ts";
import type { Texts } from "./form-texts.ts";

/** What was typed into a form that closed before its answer came, and what the form had begun with. */
export type Typed = { texts: Texts; read: Texts };

/** Which form it is, where one address shows several. */
type Kind = "create" | "edit" | "delete" | "notes";

const shelf = new Map<number, { kind: Kind; typed: Typed; opened: AbortController }>();
let latest = 0;

/** The state of an entry of the history that a dialog has to itself: the one before is what it covers. */
export const dialogEntry = { dialogOf: performance.timeOrigin };

/** Whether this entry is a dialog's own. One from before a reload is not: going back would load the page. */
export function isDialogEntry(): boolean {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("dialogOf" in state)) return false;
  return state.dialogOf === dialogEntry.dialogOf;
}

/** The number of an opening, where a toast has opened the form again; it tells one opening from the next. */
export function useReopened(kind?: Kind): number | undefined {
  const { state } = useLocation();
  if (typeof state !== "object" || state === null || !("reopened" in state)) return undefined;
  const { reopened } = state;
  if (typeof reopened !== "number") return undefined;
  const kept = shelf.get(reopened);
  return kept === undefined || (kind !== undefined && kept.kind !== kind) ? undefined : reopened;
}

/**
 * One opening of a dialog or a form. What it has begun closes this one alone. A failure that arrives
 * after it has closed is told in a toast, which opens it again with what was typed.
 */
export function useOpening({
  kind,
  about,
  onClose,
}: {
  kind: Kind;
  /** Names the record in what is told later. */
  about?: string | undefined;
  onClose: () => void;
}) {
  const t = useTranslation();
  const navigate = useNavigate();
  const showFailure = useFailureToast();
  const wordsFor = useFailureWords();
  const { pathname, search } = useLocation();
  const [address] = useState(pathname + search);
  const reopened = useReopened(kind);
  const [kept] = useState(() => (reopened === undefined ? undefined : shelf.get(reopened)));
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    kept?.opened.abort();
    return () => {
      isOpen.current = false;
      if (reopened !== undefined) shelf.delete(reopened);
    };
  }, [kept, reopened]);

  function tellLate(title: string, reason: string, typed: Typed): void {
    const number = ++latest;
    const opened = new AbortController();
    shelf.set(number, { kind, typed, opened });
    const run = () =>
      navigate(address, {
        replace: isDialogEntry(),
        state: { ...dialogEntry, reopened: number },
      });
    toast({
      title,
      description: about === undefined ? reason : t("form.about", { name: about, reason }),
      tone: "error",
      // Another form may ask first, and its reader stay there.
      until: opened.signal,
      action: { label: t("form.reopen"), run },
    });
  }

  function leave(): void {
    isOpen.current = false;
    onClose();
  }

  return {
    /** What was typed before, where a toast has opened it again. */
    typed: kept?.typed,
    isOpen: () => isOpen.current,
    /** Closes it on demand. */
    leave,
    /** Closes it because it is done, unless it has closed. Returns whether it was open. */
    close: () => {
      const wasOpen = isOpen.current;
      if (wasOpen) leave();
      return wasOpen;
    },
    tellLate,
    tellFailure: (title: TextKey, failure: unknown, typed: Typed = { texts: {}, read: {} }) => {
      if (isOpen.current) showFailure(title, failure);
      else tellLate(t(title), wordsFor(failure), typed);
    },
  };
}
