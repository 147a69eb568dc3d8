import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Alert } from "#web/ui/alert.tsx";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { focusIfLost } from "#web/ui/focus.ts";

export type Outcome = { tone: "success" | "error"; message: string };

type Latest = { owner: string; outcome: Outcome | undefined };

const LatestOutcome = createContext<[Latest | undefined, (latest: Latest) => void]>([
  undefined,
  () => {},
]);

/** Of all actions inside only the latest one tells its outcome: an older one may no longer be true. */
export function OutcomeProvider({ children }: { children: ReactNode }) {
  const state = useState<Latest>();
  return <LatestOutcome value={state}>{children}</LatestOutcome>;
}

/** The outcome of an action, until another one begins. */
export function useOutcome() {
  const owner = useId();
  const [latest, setLatest] = useContext(LatestOutcome);
  const setOutcome = (outcome: Outcome | undefined) => setLatest({ owner, outcome });
  return [latest?.owner === owner ? latest.outcome : undefined, setOutcome] as const;
}

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
    <LiveRegion ref={region} tabIndex={-1} className={`outline-none ${className}`}>
      {outcome !== undefined && <Alert tone={outcome.tone} title={outcome.message} />}
    </LiveRegion>
  );
}
