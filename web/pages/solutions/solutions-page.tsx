import { useTranslation } from "#web/i18n/i18n.tsx";
import { CallToAction, ProfileLink } from "#web/sections/call-to-action.tsx";
import { DeferredSection } from "#web/sections/reveal.tsx";
import { Lead, PageTitle } from "#web/sections/section.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { AiSection, BlockchainSection, EcommerceSection, FintechSection } from "./sections.tsx";
import { ArrowDown, Download } from "lucide-react";
import type { Area } from "#content-types";
import { areas } from "#content/areas.ts";
import { plainSolutions } from "#content/solutions.ts";
import { recordCounts } from "#web/record-counts.ts";
import { productsOf } from "./products.ts";

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

/** The number of solutions in an area, including solutions without a product. */
const countOf = (area: Area) =>
  productsOf(area).length + (area === "ai" ? plainSolutions.length : 0);

const shownAreas = areas.filter((area) => countOf(area) > 0);

function SolutionsHero() {
  const t = useTranslation();
  return (
    <section className="page-width grid items-end gap-x-8 gap-y-14 pt-14 pb-20 sm:pt-20 lg:grid-cols-12 lg:pt-28 lg:pb-28">
      <div className="lg:col-span-7">
        <PageTitle>{t("solutions.title")}</PageTitle>
        <Lead className="mt-6 max-w-xl">
          {t("solutions.lead", { count: recordCounts.solutions })}
        </Lead>
        <div className="mt-9 flex flex-wrap gap-3">
          <LinkButton to="/contact" size="large">
            {t("solutions.contact")}
          </LinkButton>
          <ProfileLink note={t("solutions.profile.newTab")}>
            <Download className="size-5" />
            {t("solutions.profile")}
          </ProfileLink>
        </div>
      </div>
      <nav aria-label={t("solutions.index")} className="lg:col-span-4 lg:col-start-9">
        <ul className="border-t border-line">
          {shownAreas.map((area) => (
            <li key={area} className="border-b border-line">
              <a
                href={`#${area}`}
                className="group flex min-h-18 items-center gap-5 py-3 transition-colors hover:text-primary"
              >
                <span className="w-11 text-3xl font-semibold text-accent tabular-nums">
                  {countOf(area)}
                </span>
                <span className="grow">
                  <span className="block font-semibold">{t(`solutions.${area}`)}</span>
                  <span className="block text-sm text-muted">
                    {t("solutions.count", { count: countOf(area) })}
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
