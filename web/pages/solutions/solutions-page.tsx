import { useTranslation } from "#web/i18n/i18n.tsx";
import { CallToAction } from "#web/sections/call-to-action.tsx";
import { ProfileLink } from "#web/sections/profile-link.tsx";
import { DeferredSection } from "#web/sections/reveal.tsx";
import { Actions, Lead, PageTitle } from "#web/sections/section.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { AiSection, BlockchainSection, EcommerceSection, FintechSection } from "./sections.tsx";
import { ArrowDown } from "lucide-react";
import { areas } from "#content/areas.ts";
import { recordCounts, solutionCounts } from "#web/record-counts.ts";

/** The Solutions page (spec §2). */
export default function Solutions() {
  return (
    <>
      <SolutionsHero />
      <DeferredSection>
        {shownAreas.map((area) => {
          const AreaSection = sections[area];
          return <AreaSection key={area} />;
        })}
        <CallToAction
          keys="solutions.call"
          links={{ "/contact": "solutions.call.contact", "/projects": "solutions.call.projects" }}
        />
      </DeferredSection>
    </>
  );
}

const sections = {
  ai: AiSection,
  blockchain: BlockchainSection,
  ecommerce: EcommerceSection,
  fintech: FintechSection,
} as const;

const shownAreas = areas.filter((area) => solutionCounts[area] > 0);

function SolutionsHero() {
  const t = useTranslation();
  return (
    <section className="page-width grid items-end gap-x-8 gap-y-14 pt-14 pb-20 sm:pt-20 lg:grid-cols-12 lg:pt-28 lg:pb-28">
      <div className="lg:col-span-7">
        <PageTitle>{t("solutions.title")}</PageTitle>
        <Lead className="mt-6 max-w-xl">
          {t("solutions.lead", { count: recordCounts.solutions })}
        </Lead>
        <Actions>
          <LinkButton to="/contact" size="large">
            {t("solutions.contact")}
          </LinkButton>
          <ProfileLink />
        </Actions>
      </div>
      <nav aria-label={t("solutions.index")} className="lg:col-span-4 lg:col-start-9">
        <ul className="border-t border-line">
          {shownAreas.map((area) => (
            <li key={area} className="border-b border-line">
              <a
                href={`#${area}`}
                className="group flex min-h-18 items-center gap-5 py-3 transition-colors hover:text-primary"
              >
                <span className="w-11 heading-3 text-accent tabular-nums">
                  {solutionCounts[area]}
                </span>
                <span className="grow">
                  <span className="block font-semibold">{t(`solutions.${area}`)}</span>
                  <span className="block text-sm text-muted">
                    {t("solutions.count", { count: solutionCounts[area] })}
                  </span>
                </span>
                <ArrowDown className="size-5 text-muted group-hover:text-primary" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
