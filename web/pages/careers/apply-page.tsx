import { Check } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { company } from "#content/company.ts";
import { useIsHydrated } from "#web/browser/hydration.ts";
import { usePagePositions } from "#web/head/site-data.ts";
import { interpolateNodes, useI18n } from "#web/i18n/i18n.tsx";
import { EmailLink } from "#web/sections/outside-links.tsx";
import { Unbroken } from "#web/ui/unbroken.tsx";
import { Reveal } from "#web/sections/reveal.tsx";
import { useLocation, useNavigate, useSearchParams } from "#web/router/router.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Card } from "#web/ui/card.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { passIn, type SentApplication, sentIn } from "./field-labels.ts";
import { askedName, findOption } from "#web/positions/positions.ts";
import { useReportedView } from "./report-step.ts";
import { useAccountFields } from "./use-account-fields.ts";
import { Steps } from "./steps.tsx";
import { BackLink, TextLink } from "./text-link.tsx";

// The form has loaded its module before.
const ApplicationSent = lazy(async () => ({
  default: (await import("./touched-form.ts")).ApplicationSent,
}));

/** The reasons to join, and the steps that follow an application (spec §2). */
const reasons = ["products", "mentors", "growth", "package"] as const;
const steps = ["submit", "screening", "assessment", "interview"] as const;

/** /careers/apply: the form, then the confirmation (spec §2). */
export default function Apply() {
  const { t, language } = useI18n();
  const { options = [] } = usePagePositions();
  const [sentNow, setSentNow] = useState<SentApplication>();
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [forgotten, setForgotten] = useState<string>();
  const ofAccount = useAccountFields();
  // A prerendered page knows no query, so the first render ignores it.
  const isHydrated = useIsHydrated();
  // The entry of the history keeps the confirmation over a reload, without the address of the applicant.
  const sent = sentNow ?? (isHydrated ? sentIn(state) : undefined);
  const pass = isHydrated ? passIn(state) : undefined;
  const passInAddress = new URLSearchParams(hash.slice(1)).get("pass");
  const inAddress = (isHydrated && query.get("position")?.trim()) || undefined;
  const asked = inAddress === forgotten ? undefined : inAddress;
  const isClosed = asked !== undefined && findOption(options, asked)?.isClosed === true;

  useReportedView("form_viewed", inAddress ?? "");

  useEffect(() => {
    // The secret leaves the address; the entry of the history keeps it over a reload.
    if (passInAddress === null) return;
    navigate(pathname + search, { replace: true, state: { pass: passInAddress } });
  }, [navigate, passInAddress, pathname, search]);

  function confirm({ email, ...kept }: SentApplication): void {
    setSentNow({ ...kept, email });
    navigate(pathname + search, { replace: true, state: { sent: kept } });
  }

  function applyAgain(): void {
    // The next form renders before the address changes.
    setForgotten(inAddress);
    setQuery({}, { replace: true });
    setSentNow(undefined);
    scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <div className="relative isolate overflow-x-clip">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -top-80 -right-16 -z-10 hidden size-[34rem] text-accent lg:block"
      >
        <span className="absolute inset-0 drum-outer" />
        <span className="absolute inset-0 drum-core" />
      </div>
      {sent === undefined ? (
        <div className="page-width pt-8 pb-20 md:pt-12 md:pb-28">
          <BackLink>{t("apply.back")}</BackLink>
          <header className="mt-4 max-w-2xl">
            <h1 className="heading-1">{t("apply.title", { company: company.name })}</h1>
            <p className="mt-4 max-w-xl text-lg text-muted">{t("apply.lead")}</p>
            {/* Room for the badge, which a prerendered page lacks: it moves nothing when it appears. */}
            <div className="mt-4 min-h-9">
              {asked !== undefined &&
                (isClosed ? (
                  <Alert
                    tone="warning"
                    title={t("apply.closed", { position: askedName(options, asked, language) })}
                  >
                    <p>{t("apply.closed.text")}</p>
                    <TextLink to="/careers#positions">{t("apply.closed.others")}</TextLink>
                  </Alert>
                ) : (
                  <p className="inline-block max-w-full rounded-md bg-primary-soft px-3 py-1 font-semibold wrap-anywhere text-primary">
                    {t("apply.applyingFor", { position: askedName(options, asked, language) })}
                  </p>
                ))}
            </div>
            <noscript>
              <p className="mt-5 rounded-md bg-warning-soft p-4 text-warning">
                {interpolateNodes(t("apply.noScript"), {
                  email: <EmailLink to={company.hrEmail} className="font-semibold underline" />,
                })}
              </p>
            </noscript>
          </header>
          <div className="mt-6 grid items-start gap-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Card className="p-6 max-sm:mx-[calc(-1*var(--page-margin))] max-sm:rounded-none max-sm:border-x-0 max-sm:px-(--page-margin) sm:p-8 md:p-10">
              {pass !== undefined && <Alert tone="info" title={t("apply.pass")} className="mb-8" />}
              <ApplicationForm asked={asked} known={ofAccount} pass={pass} onSent={confirm} />
            </Card>
            <Reveal group className="grid gap-12 md:grid-cols-2 lg:sticky lg:top-28 lg:grid-cols-1">
              <section aria-labelledby="why-join">
                <h2 id="why-join" className="heading-4">
                  {t("apply.why", { company: company.name })}
                </h2>
                <ul className="mt-5 grid gap-3">
                  {reasons.map((reason) => (
                    <li key={reason} className="flex gap-3">
                      <Check className="mt-1 size-5 shrink-0 text-primary" />
                      <span>
                        <Unbroken>{t(`apply.why.${reason}`)}</Unbroken>
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
              <section aria-labelledby="application-process">
                <h2 id="application-process" className="heading-4">
                  {t("apply.process")}
                </h2>
                <Steps texts={steps.map((step) => t(`apply.process.${step}`))} />
              </section>
            </Reveal>
          </div>
        </div>
      ) : (
        <Suspense>
          <ApplicationSent sent={sent} onAgain={applyAgain} />
        </Suspense>
      )}
    </div>
  );
}
