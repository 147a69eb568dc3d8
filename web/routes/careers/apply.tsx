import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { company } from "#content/company.ts";
import { useFacts } from "#web/facts.tsx";
import { useIsHydrated } from "#web/hydrated.ts";
import { useText } from "#web/language.tsx";
import { Link } from "#web/place.tsx";
import { useSearchParams } from "#web/router.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { ApplicationForm, type SentApplication } from "./application-form.tsx";
import { ApplyAsides } from "./apply-asides.tsx";
import { askedName, isClosedPosition } from "./options.ts";
import type { Sender } from "./use-sender.ts";

/** /careers/apply: the form, and after it the thanks (spec §2). */
export default function Apply() {
  const [end, setEnd] = useState<{ sent: SentApplication; View: Sender["ApplicationSent"] }>();
  const { asked, forgetAsked } = useAskedPosition();

  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" });
  }, []);

  function applyAgain(): void {
    forgetAsked();
    setEnd(undefined);
    scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <div className="relative isolate overflow-x-clip">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -top-80 -right-16 -z-10 hidden size-[34rem] text-bronze lg:block"
      >
        <span className="absolute inset-0 drum-outer" />
        <span className="absolute inset-0 drum-core" />
      </div>
      {end === undefined ? (
        <div className="frame pt-8 pb-20 md:pt-12 md:pb-28">
          <ApplyIntro asked={asked} />
          <div className="mt-6 grid items-start gap-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Card className="p-6 max-sm:mx-[calc(-1*var(--frame-margin))] max-sm:rounded-none max-sm:border-x-0 max-sm:px-(--frame-margin) sm:p-8 md:p-10">
              <ApplicationForm asked={asked} onSent={(sent, View) => setEnd({ sent, View })} />
            </Card>
            <ApplyAsides />
          </div>
        </div>
      ) : (
        <end.View sent={end.sent} onAgain={applyAgain} />
      )}
    </div>
  );
}

function ApplyIntro({ asked }: { asked: string | undefined }) {
  const t = useText();
  const { closedPositions } = useFacts();
  const isClosed = asked !== undefined && isClosedPosition(asked, closedPositions);
  return (
    <>
      <Link
        to="/careers"
        className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-jade hover:text-jade-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t("apply.back")}
      </Link>
      <header className="mt-4 max-w-2xl">
        <h1 className="text-4xl leading-tight font-semibold tracking-[-0.02em] md:text-5xl md:leading-tight lang-vi:leading-[1.3]">
          {t("apply.title", { company: company.name })}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{t("apply.lead")}</p>
        {/* Room for the badge, which a prerendered page cannot have: it moves nothing when it comes. */}
        <div className="mt-4 min-h-9">
          {asked !== undefined &&
            (isClosed ? (
              <Alert tone="warning" title={t("apply.closed", { position: askedName(asked) })}>
                <p>{t("apply.closed.text")}</p>
                <Link
                  to="/careers#positions"
                  className="inline-flex min-h-11 items-center font-semibold text-jade decoration-bronze underline-offset-4 hover:underline"
                >
                  {t("apply.closed.others")}
                </Link>
              </Alert>
            ) : (
              <p className="inline-block max-w-full rounded-md bg-jade-soft px-3 py-1 font-semibold break-words text-jade">
                {t("apply.applyingFor", { position: askedName(asked) })}
              </p>
            ))}
        </div>
        <noscript>
          <p className="mt-5 rounded-md bg-amber-soft p-4 text-amber">
            {t("apply.noScript", { email: company.hrEmail })}
          </p>
        </noscript>
      </header>
    </>
  );
}

/** The position the address asks for. A prerendered page knows no query, so neither does its first render. */
function useAskedPosition() {
  const [query, setQuery] = useSearchParams();
  const [forgotten, setForgotten] = useState<string>();
  const isHydrated = useIsHydrated();
  const asked = (isHydrated && query.get("position")?.trim()) || undefined;

  function forgetAsked(): void {
    // The address follows later than the next form is shown.
    setForgotten(asked);
    setQuery({}, { replace: true });
  }

  return { asked: asked === forgotten ? undefined : asked, forgetAsked };
}
