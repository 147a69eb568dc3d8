import projectPictures from "virtual:pictures/projects";
import { Suspense } from "react";
import { DeferredSection, Reveal, useIsPainted } from "#web/sections/reveal.tsx";
import { CallToAction } from "#web/sections/call-to-action.tsx";
import { CardLink, LinkedCard } from "#web/sections/linked-card.tsx";
import { Picture } from "#web/sections/picture.tsx";
import { Actions, Lead, PageTitle, RevealedTitle, Section } from "#web/sections/section.tsx";
import { Unbroken } from "#web/ui/unbroken.tsx";
import { areas } from "#content/areas.ts";
import { company } from "#content/company.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { solutionCounts } from "#web/record-counts.ts";
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
import { shownProjects } from "./shown-projects.ts";

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
          <HomeProjects />
          <CallToAction
            keys="home.call"
            links={{ "/contact": "home.call.contact", "/careers": "home.call.careers" }}
          />
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
          <PageTitle className="mt-5">{t("hero.title")}</PageTitle>
          <Lead className="mt-6 max-w-lg">
            <Unbroken>{t("hero.description")}</Unbroken>
          </Lead>
          <Actions>
            <LinkButton to="/solutions" size="large">
              {t("hero.solutions")}
            </LinkButton>
            <LinkButton to="/about" variant="secondary" size="large" className="bg-paper">
              {t("hero.about")}
            </LinkButton>
          </Actions>
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
            <LinkedCard key={area} className="bg-raised">
              <AreaImage
                area={area}
                alt={t(`business.${area}.image`)}
                className="aspect-[16/9] w-full zoomed"
              />
              <div className="card-padding">
                <h3 className="flex items-center gap-3 heading-3">
                  <Icon className="size-8 shrink-0 text-accent" />
                  {solutionCounts[area] > 0 ? (
                    <CardLink to={`/solutions#${area}`}>{t(`business.${area}`)}</CardLink>
                  ) : (
                    <span>{t(`business.${area}`)}</span>
                  )}
                </h3>
                <p className="mt-3 text-muted">{t(`business.${area}.description`)}</p>
              </div>
            </LinkedCard>
          );
        })}
      </Reveal>
    </Section>
  );
}

function HomeProjects() {
  const t = useTranslation();
  // A company may mark none.
  if (shownProjects.length === 0) return null;
  return (
    <Section id="projects" title={t("home.projects.title")} lead={t("home.projects.lead")}>
      {/* The first one is as tall as the two beside it. */}
      <Reveal group className="mt-12 grid gap-6 lg:mt-14 lg:grid-cols-12 lg:gap-8">
        {shownProjects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </Reveal>
      <LinkButton to="/projects" variant="secondary" size="large" className="mt-10">
        {t("home.projects.all")}
      </LinkButton>
    </Section>
  );
}

function ProjectCard({ project: { id, client } }: { project: (typeof shownProjects)[number] }) {
  const { findText, language } = useI18n();
  return (
    <LinkedCard
      as="div"
      className="flex flex-col bg-surface lg:col-span-5 lg:first:col-span-7 lg:first:row-span-2"
    >
      <Picture
        name={`projects/${id}`}
        record={projectPictures[id]}
        alt=""
        sizes="(min-width: 64rem) 42rem, 92vw"
        className="aspect-[16/10] w-full zoomed lg:aspect-auto lg:grow lg:basis-52"
      />
      <div className="card-padding">
        {client && <p className="eyebrow">{client[language]}</p>}
        <h3 className="mt-1 flex heading-4">
          <CardLink to="/projects">
            {findText(`projects.${id}`) ?? findText(`projects.ai.${id}`)}
          </CardLink>
        </h3>
      </div>
    </LinkedCard>
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
              <h3 className="mt-5 heading-4">{t(`why.${name}`)}</h3>
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
