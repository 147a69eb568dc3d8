import { DeferredSection, PageTitle, Section } from "#web/layout/section.tsx";
import { type Client, clients } from "#content/clients.ts";
import { type AiProject, aiProjects, blockchainProjects } from "#content/projects.ts";
import type { Language } from "#contract/languages.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Picture } from "#web/layout/picture.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Scale } from "lucide-react";

/** The Projects page (spec §2). */
export default function Projects() {
  return (
    <>
      <ProjectsHero />
      <DeferredSection>
        <BlockchainProjects />
        <FintechProject />
        <AiProjects />
      </DeferredSection>
    </>
  );
}

const fields = [
  { id: "blockchain", count: 2 },
  { id: "fintech", count: 1 },
  { id: "ai", count: aiProjects.length },
] as const;

function ProjectsHero() {
  const t = useTranslation();
  return (
    <section className="page-width pt-14 sm:pt-20 lg:pt-28">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <PageTitle className="lg:col-span-7">{t("projects.title")}</PageTitle>
        <p className="text-lg text-muted lg:col-span-5">{t("projects.lead")}</p>
      </div>
      <nav aria-label={t("projects.index")} className="mt-12 border-y border-line lg:mt-20">
        <ul className="grid grid-cols-3">
          {fields.map(({ id, count }) => (
            <li
              key={id}
              className="border-line not-first:border-l not-first:pl-4 sm:not-first:pl-8"
            >
              <a
                href={`#${id}`}
                className="flex h-full flex-col gap-x-4 py-5 pr-2 transition-colors hover:text-primary sm:flex-row sm:items-baseline sm:py-7"
              >
                <span className="text-4xl font-semibold text-accent tabular-nums sm:text-5xl">
                  {count}
                </span>
                <span className="font-semibold sm:text-lg">{t(`projects.${id}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

const points = [1, 2, 3, 4] as const;

function BlockchainProjects() {
  const t = useTranslation();
  return (
    <Section id="blockchain" title={t("projects.blockchain")} lead={t("projects.blockchain.lead")}>
      <Sandbox />
      <CheckIn />
    </Section>
  );
}

function Sandbox() {
  const t = useTranslation();
  return (
    <Reveal className="mt-12 lg:mt-16">
      <article className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Picture
            name="projects/sandbox"
            alt={t("projects.sandbox.image")}
            sizes="(min-width: 64rem) 36rem, 92vw"
            className="aspect-[16/10] w-full rounded-lg lg:aspect-auto lg:h-full lg:min-h-[32rem]"
          />
        </div>
        <div className="lg:col-span-6 lg:py-6">
          <ProjectTitle project="sandbox" />
          <ul className="mt-6 grid gap-2.5">
            {points.map((point) => (
              <li
                key={point}
                className="relative pl-6 text-pretty before:absolute before:top-[0.7em] before:left-0 before:h-px before:w-3.5 before:bg-accent"
              >
                {t(`projects.sandbox.point.${point}`)}
              </li>
            ))}
          </ul>
          <ProjectDetails
            client={blockchainProjects.sandbox.client}
            platform="Hyperledger Fabric"
          />
        </div>
      </article>
    </Reveal>
  );
}

function CheckIn() {
  const t = useTranslation();
  return (
    <article className="mt-16 overflow-hidden rounded-lg border border-line bg-surface lg:mt-24">
      <Reveal className="grid lg:grid-cols-12">
        <div className="p-7 sm:p-10 lg:col-span-6 lg:p-14">
          <ProjectTitle project="check-in" />
          <ProjectDetails client={blockchainProjects.checkIn.client} platform="Blockchain, NFT" />
        </div>
        <div className="max-lg:order-first lg:col-span-6">
          <Picture
            name="projects/check-in"
            alt={t("projects.check-in.image")}
            sizes="(min-width: 64rem) 37rem, 100vw"
            className="aspect-[16/10] size-full"
          />
        </div>
      </Reveal>
      <Reveal>
        <ol className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
          {points.map((step) => (
            <li
              key={step}
              className="border-line p-7 not-last:max-sm:border-b sm:p-8 lg:not-last:border-r sm:max-lg:odd:border-r sm:max-lg:nth-[-n+2]:border-b"
            >
              <span aria-hidden="true" className="text-3xl font-semibold text-accent tabular-nums">
                {step}
              </span>
              <h4 className="mt-2 text-lg font-semibold">{t(`projects.check-in.step.${step}`)}</h4>
              <p className="mt-1.5 text-[0.9375rem] leading-relaxed text-muted">
                {t(`projects.check-in.step.${step}.text`)}
              </p>
            </li>
          ))}
        </ol>
      </Reveal>
    </article>
  );
}

function ProjectTitle({ project }: { project: "sandbox" | "check-in" }) {
  const t = useTranslation();
  return (
    <>
      <h3 className="text-2xl font-semibold sm:text-[1.75rem]">{t(`projects.${project}`)}</h3>
      <p className="mt-4 text-muted">{t(`projects.${project}.description`)}</p>
    </>
  );
}

function ProjectDetails({ client, platform }: { client: Client["id"]; platform: string }) {
  const t = useTranslation();
  const { language } = useLanguage();
  const details = [
    [t("projects.client"), clientName(client, language)],
    [t("projects.platform"), platform],
  ];
  return (
    <dl className="mt-8 text-[0.9375rem]">
      {details.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-line py-3">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function clientName(id: Client["id"], language: Language): string {
  return clients.find((client) => client.id === id)?.name[language] ?? id;
}

function AiProjects() {
  const t = useTranslation();
  return (
    <Section id="ai" title={t("projects.ai")} lead={t("projects.ai.lead")}>
      {/* Wide and narrow cards alternate from row to row. */}
      <ul className="mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:gap-y-20">
        {aiProjects.map((project) => (
          <li
            key={project.id}
            className="lg:col-span-5 lg:nth-[4n+1]:col-span-7 lg:nth-[4n+4]:col-span-7"
          >
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ProjectCard({ project: { id, category, client } }: { project: AiProject }) {
  const t = useTranslation();
  const { language } = useLanguage();
  return (
    <Reveal>
      <article>
        <Picture
          name={`projects/${id}`}
          alt=""
          sizes="(min-width: 64rem) 42rem, (min-width: 40rem) 46vw, 92vw"
          className="aspect-[16/10] w-full rounded-lg lg:aspect-auto lg:h-84"
        />
        <div className="mt-6">
          <Badge tone="primary">{t(`projects.category.${category}`)}</Badge>
        </div>
        <h3 className="mt-3 text-xl font-semibold sm:text-2xl">{t(`projects.ai.${id}`)}</h3>
        <p className="mt-2 max-w-[34rem] text-muted">{t(`projects.ai.${id}.description`)}</p>
        <p className="mt-4 text-[0.9375rem]">
          <span className="text-muted">{t("projects.client")}: </span>
          <span className="font-semibold">{clientName(client, language)}</span>
        </p>
      </article>
    </Reveal>
  );
}

const assets = ["stocks", "bonds", "property", "gold"] as const;
const tools = ["technical", "fundamental", "indicators", "training"] as const;

function FintechProject() {
  const t = useTranslation();
  return (
    <section
      id="fintech"
      aria-labelledby="fintech-title"
      className="border-y border-line bg-surface"
    >
      <div className="page-width py-20 lg:py-28">
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
          <Reveal className="lg:col-span-6">
            <h2 id="fintech-title" className="font-semibold text-accent">
              {t("projects.fintech")}
            </h2>
            <h3 className="mt-3 text-3xl font-semibold sm:text-[2.5rem]">
              {t("projects.portfolio")}
            </h3>
            <p className="mt-5 text-lg text-muted">{t("projects.portfolio.description")}</p>
            <h4 className="mt-10 text-sm font-semibold text-accent">
              {t("projects.portfolio.assets")}
            </h4>
            <dl className="mt-3">
              {assets.map((asset) => (
                <div
                  key={asset}
                  className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[9rem_1fr] sm:items-baseline"
                >
                  <dt className="text-lg font-semibold">
                    {t(`projects.portfolio.asset.${asset}`)}
                  </dt>
                  <dd className="text-[0.9375rem] text-muted">
                    {t(`projects.portfolio.asset.${asset}.text`)}
                  </dd>
                </div>
              ))}
            </dl>
          </Reveal>
          <Reveal className="lg:col-span-6">
            <Picture
              name="projects/portfolio"
              alt={t("projects.portfolio.image")}
              sizes="(min-width: 64rem) 36rem, 92vw"
              className="aspect-[16/10] w-full rounded-lg lg:aspect-auto lg:h-full lg:min-h-[34rem]"
            />
          </Reveal>
        </div>
        <Reveal group className="mt-14 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {tools.map((tool) => (
            <article key={tool} className="border-t-2 border-accent pt-5">
              <h4 className="text-lg font-semibold">{t(`projects.portfolio.${tool}`)}</h4>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">
                {t(`projects.portfolio.${tool}.text`)}
              </p>
            </article>
          ))}
        </Reveal>
        <aside
          aria-labelledby="legal-note"
          className="mt-14 flex gap-5 rounded-md bg-amber-soft p-6 text-amber sm:p-8"
        >
          <Scale aria-hidden="true" className="mt-0.5 size-7 shrink-0" />
          <div className="max-w-3xl">
            <h4 id="legal-note" className="font-semibold">
              {t("projects.portfolio.note")}
            </h4>
            <p className="mt-1">{t("projects.portfolio.note.text")}</p>
          </div>
        </aside>
      </div>
    </section>
  );
}
