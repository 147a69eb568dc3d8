import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { blockNavigation } from "#web/router/router.tsx";
import { ConfirmDialog } from "#web/data/confirm-dialog.tsx";

/** Asks before a link, "Back", the end of the page or `leave` discards unsaved changes. */
export function useUnsavedChanges(
  isDirty: () => boolean,
  /** Whether the changes survive a navigation to this address. */
  survivesAt: (to: URL) => boolean = () => false,
  /** What would be lost, where the question names it. */
  lost?: string,
) {
  const t = useTranslation();
  const isSaved = useRef(false);
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const isAtRisk = () => !isSaved.current && isDirty();

  const blocks = useEffectEvent((go: () => void, to: URL) => {
    if (survivesAt(to) || !isAtRisk()) return false;
    setProceed(() => go);
    return true;
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtRisk()) event.preventDefault();
  });
  useEffect(() => {
    const unblock = blockNavigation((go, to) => blocks(go, to));
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    addEventListener("beforeunload", onUnload);
    return () => {
      unblock();
      removeEventListener("beforeunload", onUnload);
    };
  }, []);

  return {
    /** Goes, once the user has agreed to lose the changes. */
    leave: (go: () => void) => {
      const discardAndGo = () => {
        isSaved.current = true;
        go();
      };
      if (isAtRisk()) setProceed(() => discardAndGo);
      else go();
    },
    /** The changes are saved: it no longer asks. */
    markSaved: () => {
      isSaved.current = true;
    },
    isAsking: proceed !== null,
    /** Belongs inside the dialog that has the changes, so that Escape closes the question alone. */
    question: proceed !== null && (
      <ConfirmDialog
        title={t("form.discard")}
        text={lost ?? t("form.discardText")}
        cancel={t("form.keepEditing")}
        submit={t("form.discardNow")}
        onClose={() => setProceed(null)}
        onConfirm={() => {
          setProceed(null);
          proceed();
        }}
      />
    ),
  };
}
