import { Check } from "lucide-react";
import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Steps } from "./steps.tsx";

/** What speaks for joining, and the steps that follow an application (spec §2). */
export function ApplyAsides() {
  const t = useTranslation();
  const reasons = [
    t("apply.why.products"),
    t("apply.why.mentors"),
    t("apply.why.growth"),
    t("apply.why.package"),
  ];
  const steps = [
    t("apply.process.submit"),
    t("apply.process.screening"),
    t("apply.process.assessment"),
    t("apply.process.interview"),
  ];
  return (
    <Reveal group className="grid gap-12 md:grid-cols-2 lg:sticky lg:top-28 lg:grid-cols-1">
      <section aria-labelledby="why-join">
        <h2 id="why-join" className="text-xl font-semibold">
          {t("apply.why", { company: company.name })}
        </h2>
        <ul className="mt-5 grid gap-3">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
              {reason}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="application-process">
        <h2 id="application-process" className="text-xl font-semibold">
          {t("apply.process")}
        </h2>
        <Steps texts={steps} />
      </section>
    </Reveal>
  );
}
