import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { blockNavigation } from "#web/router/router.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/**
 * Asks before unsaved changes are left behind: by a link, by "Back", by the end of the page, and by what
 * the caller passes to `leave`. Where nothing has changed it does not ask.
 */
export function useUnsavedChanges(
  isDirty: () => boolean,
  /** Whether the changes outlive the way to an address. */
  keepsAt: (to: URL) => boolean = () => false,
) {
  const t = useTranslation();
  const isSettled = useRef(false);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const isAtRisk = () => !isSettled.current && isDirty();

  const blocks = useEffectEvent((go: () => void, to: URL) => {
    if (keepsAt(to) || !isAtRisk()) return false;
    setGoOn(() => go);
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
    /** Goes, once the reader has agreed to lose what has changed. */
    leave: (go: () => void) => {
      const goForGood = () => {
        isSettled.current = true;
        go();
      };
      if (isAtRisk()) setGoOn(() => goForGood);
      else go();
    },
    /** The changes are saved: nothing is asked any more. */
    settle: () => {
      isSettled.current = true;
    },
    isAsking: goOn !== null,
    /** Belongs into the dialog whose changes it is about, so that Escape closes this alone. */
    question: goOn !== null && (
      <ConfirmDialog
        title={t("form.discard")}
        text={t("form.discardText")}
        cancel={t("form.keepEditing")}
        submit={t("form.discardNow")}
        onClose={() => setGoOn(null)}
        onConfirm={() => {
          setGoOn(null);
          goOn();
        }}
      />
    ),
  };
}
