import { useEffect, useRef, useState } from "react";
import { useText } from "#web/language.tsx";
import { blockLeaving } from "#web/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Asks before unsaved changes are left behind, whether by a link, by "Back" or by closing the page. */
export function LeaveQuestion({ isNeeded }: { isNeeded: boolean }) {
  const t = useText();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!isNeeded) return undefined;
    mayLeave.current = false;
    const unblock = blockLeaving((go) => {
      if (mayLeave.current) return false;
      setLeave(() => go);
      return true;
    });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      unblock();
      removeEventListener("beforeunload", ask);
    };
  }, [isNeeded]);

  if (leave === null) return null;
  const stay = () => setLeave(null);
  return (
    <Dialog
      isOpen
      onClose={stay}
      title={t("adminSettings.leave")}
      description={t("adminSettings.leaveText")}
      closeLabel={t("details.dismiss")}
      actions={
        <>
          <Button look="secondary" onClick={stay}>
            {t("adminSettings.stay")}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              mayLeave.current = true;
              stay();
              leave();
            }}
          >
            {t("adminSettings.leaveNow")}
          </Button>
        </>
      }
    />
  );
}
