import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import drum from "#web/art/drum.svg";
import { company } from "#content/company.ts";
import { useIsHydrated } from "#web/hydrated.ts";
import { useText } from "#web/language.tsx";
import { Link } from "#web/place.tsx";
import { Card } from "#web/ui/card.tsx";
import { ApplicationForm, type SentApplication } from "./application-form.tsx";
import { ApplicationSent } from "./application-sent.tsx";
import { ApplyAsides } from "./apply-asides.tsx";
import { askedName } from "./options.ts";

/** /careers/apply: the form, and after it the thanks (spec §2). */
export default function Apply() {
  const t = useText();
  const [sent, setSent] = useState<SentApplication>();
  const { asked, forgetAsked } = useAskedPosition();

  useEffect(() => scrollTo({ top: 0, behavior: "instant" }), []);

  function applyAgain(): void {
    forgetAsked();
    setSent(undefined);
    scrollTo({ top: 0, behavior: "instant" });
  }

  if (sent !== undefined) return <ApplicationSent sent={sent} onAgain={applyAgain} />;
  return (
    <div className="relative isolate overflow-x-clip">
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute -top-72 -right-24 -z-10 hidden size-[36rem] text-bronze lg:block"
      >
        <use href={`${drum}#outer`} />
        <use href={`${drum}#core`} />
      </svg>
      <div className="frame pt-8 pb-20 md:pt-12 md:pb-28">
        <Link
          to="/careers"
          className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-jade hover:text-jade-strong"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("apply.back")}
        </Link>
        <header className="mt-4 max-w-2xl">
          <h1 className="text-4xl font-semibold md:text-5xl">
            {t("apply.title", { company: company.name })}
          </h1>
          <p className="mt-4 text-lg text-muted">{t("apply.lead")}</p>
          {asked !== undefined && (
            <p className="mt-5 inline-block max-w-full rounded-md bg-jade-soft px-3 py-1 font-semibold break-words text-jade">
              {t("apply.applyingFor", { position: askedName(asked) })}
            </p>
          )}
          <noscript>
            <p className="mt-5 rounded-md bg-amber-soft p-4 text-amber">
              {t("apply.noScript", { email: company.hrEmail })}
            </p>
          </noscript>
        </header>
        <div className="mt-10 grid items-start gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Card className="-mx-5 rounded-none border-x-0 p-5 py-8 sm:mx-0 sm:rounded-lg sm:border-x sm:p-8 md:p-10">
            <ApplicationForm asked={asked} onSent={setSent} />
          </Card>
          <div className="lg:sticky lg:top-28">
            <ApplyAsides />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The position the address asks for. A prerendered page knows no query, so neither does its first render. */
function useAskedPosition() {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useIsHydrated();
  const asked = (isHydrated ? query.get("position") : null)?.trim() ?? "";
  return {
    asked: asked === "" ? undefined : asked,
    forgetAsked: () => setQuery({}, { replace: true }),
  };
}
