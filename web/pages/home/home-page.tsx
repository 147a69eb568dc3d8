import { Suspense } from "react";
import { DeferredSection, Reveal, useIsPainted } from "#web/sections/reveal.tsx";
import { Lead, RevealedTitle, Section } from "#web/sections/section.tsx";
import { areas } from "#content/areas.ts";
import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import {
  Award,
  Blocks,
  BrainCircuit,
  ChartCandlestick,
  Cpu,
  Globe,
  Package,
  Ruler,
} from "lucide-react";
import { AreaImage } from "#web/sections/ornaments.tsx";

/** The home page (spec §2). */
export default function Home() {
  return (
    <>
      <Hero />
      <DeferredSection>
        {/* Hydrates after the first screen. */}
        <Suspense>
          <BusinessAreas />
          <WhyChooseUs />
        </Suspense>
      </DeferredSection>
    </>
  );
}

function Hero() {
  const t = useTranslation();
  return (
    <section className="relative isolate overflow-hidden">
      <Drum className="absolute -bottom-[64vw] left-1/2 -z-10 w-[128vw] -translate-x-1/2 text-accent lg:top-1/2 lg:bottom-auto lg:left-[calc(50%+2rem)] lg:w-[clamp(50rem,52vw,66rem)] lg:translate-x-0 lg:-translate-y-1/2" />
      <div className="page-width pt-16 pb-[72vw] sm:pt-24 lg:flex lg:min-h-[min(46rem,calc(100svh-4.5rem))] lg:items-center lg:py-24">
        <div className="max-w-xl">
          <p className="font-semibold text-accent">{t("hero.subtitle")}</p>
          <h1 className="mt-5 text-[clamp(2.375rem,1.6rem+3.1vw,3.625rem)] leading-[1.14] font-semibold tracking-[-0.025em] lang-vi:text-[clamp(2.25rem,1.5rem+2.8vw,3.25rem)] lang-vi:leading-[1.3]">
            {t("hero.title")}
          </h1>
          <Lead className="mt-6 max-w-lg">{t("hero.description")}</Lead>
          <div className="mt-9 flex flex-wrap gap-3">
            <LinkButton to="/solutions" size="large">
              {t("hero.solutions")}
            </LinkButton>
            <LinkButton to="/about" variant="secondary" size="large" className="bg-paper">
              {t("hero.about")}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}

const rings = [
  "drum-outer [--turn:9deg]",
  "drum-middle [--turn:-16deg]",
  "drum-core [--turn:26deg]",
] as const;

/** The bronze drum. Its rings turn against each other as the page is scrolled. */
function Drum({ className }: { className: string }) {
  const isPainted = useIsPainted();
  return (
    <div aria-hidden="true" className={`pointer-events-none aspect-square ${className}`}>
      {isPainted &&
        rings.map((ring) => (
          <span key={ring} className={`absolute inset-0 turns-with-scroll ${ring}`} />
        ))}
    </div>
  );
}

const areaIcons = {
  ai: BrainCircuit,
  blockchain: Blocks,
  ecommerce: Package,
  fintech: ChartCandlestick,
} as const;

function BusinessAreas() {
  const t = useTranslation();
  return (
    <Section id="business" title={t("business.title")} lead={t("business.description")} surface>
      <Reveal group className="mt-12 grid gap-6 md:grid-cols-2 lg:mt-14 lg:gap-8">
        {areas.map((area) => {
          const Icon = areaIcons[area];
          return (
            <article key={area} className="overflow-hidden rounded-lg border border-line bg-paper">
              <AreaImage
                area={area}
                alt={t(`business.${area}.image`)}
                className="aspect-[16/9] w-full"
              />
              <div className="p-6 sm:p-8">
                <h3 className="flex items-center gap-3 text-xl font-semibold sm:text-2xl">
                  <Icon className="size-7 shrink-0 text-accent" />
                  {t(`business.${area}`)}
                </h3>
                <p className="mt-3 text-muted">{t(`business.${area}.description`)}</p>
              </div>
            </article>
          );
        })}
      </Reveal>
    </Section>
  );
}

const reasons = [
  { name: "expertise", Icon: Award },
  { name: "technology", Icon: Cpu },
  { name: "clients", Icon: Globe },
  { name: "tailored", Icon: Ruler },
] as const;

function WhyChooseUs() {
  const t = useTranslation();
  return (
    <section aria-labelledby="why" className="inverse relative isolate overflow-hidden">
      <Drum className="absolute -bottom-72 left-[calc(50%-47rem)] -z-10 w-[34rem] text-accent opacity-80 max-lg:hidden" />
      <div className="page-width grid gap-x-8 gap-y-12 py-20 lg:grid-cols-12 lg:py-32">
        <RevealedTitle id="why" lead={t("why.description")} className="lg:col-span-4">
          {t("why.title")}
        </RevealedTitle>
        <Reveal group className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-8">
          {reasons.map(({ name, Icon }) => (
            <article key={name} className="border-t border-line pt-6">
              <Icon className="size-8 text-accent" />
              <h3 className="mt-5 text-xl font-semibold">{t(`why.${name}`)}</h3>
              <p className="mt-2 text-muted">
                {t(`why.${name}.description`, { years: company.yearsOfExperience })}
              </p>
            </article>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
