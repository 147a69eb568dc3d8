import { useTranslation } from "#web/i18n/i18n.tsx";
import { DeferredSection } from "#web/layout/deferred-section.tsx";
import { CallToAction } from "#web/layout/section.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { AiSection } from "./ai-section.tsx";
import { BlockchainSection } from "./blockchain-section.tsx";
import { EcommerceSection } from "./ecommerce-section.tsx";
import { FintechSection } from "./fintech-section.tsx";
import { SolutionsHero } from "./solutions-hero.tsx";

/** /solutions: what the company offers, field by field (spec §2). */
export default function Solutions() {
  const t = useTranslation();
  return (
    <>
      <SolutionsHero />
      <DeferredSection>
        <AiSection />
        <BlockchainSection />
        <EcommerceSection />
        <FintechSection />
        <CallToAction title={t("solutions.call.title")} text={t("solutions.call.text")}>
          <Link to="/contact" className={buttonClass({ size: "large" })}>
            {t("solutions.call.contact")}
          </Link>
          <Link to="/projects" className={buttonClass({ variant: "secondary", size: "large" })}>
            {t("solutions.call.projects")}
          </Link>
        </CallToAction>
      </DeferredSection>
    </>
  );
}
