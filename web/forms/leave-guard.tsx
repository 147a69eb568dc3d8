import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { blockNavigation } from "#web/router/router.tsx";

// A form without a question loads no dialog.
const ConfirmDialog = lazy(async () => ({
  default: (await import("#web/data/confirm-dialog.tsx")).ConfirmDialog,
}));

/**
 * Asks before a link, "Back", closing the tab or `leave` discards unsaved changes. While the changes are
 * on their way to the server, all of these wait.
 */
export function useLeaveGuard({
  isDirty,
  isBusy = () => false,
  survives = () => false,
  lost,
}: {
  isDirty: () => boolean;
  isBusy?: () => boolean;
  /** Whether the changes survive a navigation between these addresses. */
  survives?: (to: URL, from: URL) => boolean;
  /** What would be lost, where the question names it. */
  lost?: string;
}) {
  const t = useTranslation();
  const [proceed, setProceed] = useState<(() => void) | null>(null);

  const blocks = useEffectEvent((go: () => void, to: URL, from: URL) => {
    if (survives(to, from)) return false;
    if (isBusy()) return true;
    if (!isDirty()) return false;
    setProceed(() => go);
    return true;
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isBusy() && !isDirty()) return;
    event.preventDefault();
    // Chrome before 119 asks only for this.
    event.returnValue = true;
  });
  useEffect(() => {
    const unblock = blockNavigation((go, to, from) => blocks(go, to, from));
    const onUnload = (event: BeforeUnloadEvent) => warn(event);
    addEventListener("beforeunload", onUnload);
    return () => {
      unblock();
      removeEventListener("beforeunload", onUnload);
    };
  }, []);

  return {
    /** Goes at once where nothing would be lost, else once the user has agreed. */
    leave: (go: () => void) => {
      if (isBusy()) return;
      if (isDirty()) setProceed(() => go);
      else go();
    },
    isAsking: proceed !== null,
    /** Belongs inside the dialog that has the changes, so that Escape closes the question alone. */
    question: proceed !== null && (
      <Suspense>
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
      </Suspense>
    ),
  };
}
