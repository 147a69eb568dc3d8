import { useEffect, useRef } from "react";
import { Alert } from "#web/ui/alert.tsx";
import { focusIfLost } from "#web/ui/focus.ts";

export type Outcome = { tone: "success" | "error"; message: string };

/** Announces the outcome of an action. It takes the focus if the pressed button is gone. */
export function OutcomeAlert({
  outcome,
  className = "not-empty:mt-4",
}: {
  outcome: Outcome | undefined;
  className?: string;
}) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== undefined) focusIfLost(region.current);
  }, [outcome]);
  return (
    <div ref={region} tabIndex={-1} aria-live="polite" className={`outline-none ${className}`}>
      {outcome !== undefined && <Alert tone={outcome.tone} title={outcome.message} />}
    </div>
  );
}
