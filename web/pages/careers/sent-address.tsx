import { lazy, Suspense, useEffect, useState } from "react";
import type { VisitedApplication } from "#contract/applicant.ts";
import { fetchVisited } from "#web/api/applicant-portal.ts";
import { Boundary } from "#web/data/boundary.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { type Outcome, OutcomeAlert } from "../application-status/outcome.tsx";

const CorrectAddress = lazy(() => import("./correct-address.tsx"));

type Known = Pick<VisitedApplication, "email" | "corrections_left">;

/** Where the emails go, in large letters, with its correction for as long as the visit after sending lasts. */
export function SentAddress({
  visitKey,
  email,
}: {
  visitKey: string | undefined;
  /** Unknown after a reload. */
  email: string | undefined;
}) {
  const t = useTranslation();
  const [known, setKnown] = useState<Known | undefined>(
    email === undefined ? undefined : { email, corrections_left: 1 },
  );
  const [isCorrecting, setCorrecting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isUnknown = known === undefined;

  useEffect(() => {
    if (!isUnknown || visitKey === undefined) return undefined;
    const abort = new AbortController();
    // The visit may be over: the page then shows no address.
    fetchVisited(visitKey, abort.signal).then(setKnown, () => undefined);
    return () => abort.abort();
  }, [isUnknown, visitKey]);

  if (known === undefined) return null;
  return (
    <section aria-labelledby="sent-address" className="mt-8">
      <h2 id="sent-address" className="eyebrow">
        {t("apply.sent.address")}
      </h2>
      <p className="mt-0.5 heading-3 wrap-anywhere">{known.email}</p>
      <p className="mt-2 text-muted">{t("apply.sent.link")}</p>
      <OutcomeAlert outcome={outcome} />
      {isCorrecting && visitKey !== undefined ? (
        <Boundary>
          <Suspense>
            <CorrectAddress
              visitKey={visitKey}
              email={known.email}
              onClose={(visited) => {
                setCorrecting(false);
                if (visited === undefined) return;
                setKnown(visited);
                const message = t("apply.sent.corrected", { email: visited.email });
                setOutcome({ tone: "success", message });
              }}
            />
          </Suspense>
        </Boundary>
      ) : (
        visitKey !== undefined &&
        known.corrections_left > 0 && (
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            onClick={() => {
              setOutcome(undefined);
              setCorrecting(true);
            }}
          >
            {t("apply.sent.correct")}
          </Button>
        )
      )}
    </section>
  );
}
