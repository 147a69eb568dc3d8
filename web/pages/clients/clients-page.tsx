import { clients, type Industry } from "#content/clients.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { DeferredSection } from "#web/layout/deferred-section.tsx";
import { CallToAction, PageTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { ClientCard } from "./client-card.tsx";

const industries = Array.from(new Set<Industry>(clients.map(({ industry }) => industry)));

/** /clients: who uses the company's software, and what for (spec §2). */
export default function Clients() {
  const t = useTranslation();
  return (
    <>
      <section className="frame grid gap-x-8 gap-y-12 pt-14 sm:pt-20 lg:grid-cols-12 lg:items-end lg:pt-28">
        <div className="lg:col-span-8">
          <PageTitle>{t("clients.title")}</PageTitle>
          <p className="mt-6 max-w-[40rem] text-lg text-muted sm:text-xl sm:leading-relaxed">
            {t("clients.subtitle")}
          </p>
        </div>
        <dl aria-label={t("clients.sectors")} className="lg:col-span-3 lg:col-start-10">
          {industries.map((industry) => (
            <div
              key={industry}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
            >
              <dt>{t(`clients.industry.${industry}`)}</dt>
              <dd className="text-xl font-semibold text-accent tabular-nums">
                {clients.filter((client) => client.industry === industry).length}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <DeferredSection>
        <section className="frame py-16 lg:py-24">
          <Reveal group className="grid gap-6 md:grid-cols-2 lg:gap-8">
            {clients.map((client) => (
              <ClientCard key={client.id} client={client} />
            ))}
          </Reveal>
        </section>
        <CallToAction title={t("clients.call.title")} text={t("clients.call.text")}>
          <Link to="/contact" className={buttonClass({ size: "large" })}>
            {t("clients.call.contact")}
          </Link>
        </CallToAction>
      </DeferredSection>
    </>
  );
}
