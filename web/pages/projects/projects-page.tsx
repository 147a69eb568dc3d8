import pictures from "virtual:pictures/projects";
import { DeferredSection, Reveal } from "#web/sections/reveal.tsx";
import { CardText, PageTitle, Section } from "#web/sections/section.tsx";
import { Unbroken } from "#web/ui/unbroken.tsx";
import type { AiProject, BlockchainProject } from "#content-types";
import { clients } from "#content/clients.ts";
import { aiProjects, blockchainProjects, fintechProjects } from "#content/projects.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { CallToAction } from "#web/sections/call-to-action.tsx";
import { Picture } from "#web/sections/picture.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { recordCounts } from "#web/record-counts.ts";
import { FintechProjects } from "./fintech-projects.tsx";

/** The Projects page (spec §2). */
export default function Projects() {
  const t = useTranslation();
  return (
    <>
      <ProjectsHero />
      <DeferredSection>
        {blockchainProjects.length > 0 && (
          <Section
            id="blockchain"
            title={t("projects.blockchain")}
            lead={t("projects.blockchain.lead", { count: blockchainProjects.length })}
          >
            <div className="mt-12 grid gap-16 lg:mt-16 lg:gap-24">
              {blockchainProjects.map((project) => (
                <ProjectInSteps key={project.id} project={project} />
              ))}
            </div>
          </Section>
        )}
        {fintechProjects.length > 0 && <FintechProjects />}
        {aiProjects.length > 0 && (
          <Section
            id="ai"
            title={t("projects.ai")}
            lead={t("projects.ai.lead", { count: aiProjects.length })}
          >
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
        )}
        <CallToAction
          keys="projects.call"
          links={{ "/contact": "projects.call.contact", "/solutions": "projects.call.solutions" }}
        />
      </DeferredSection>
    </>
  );
}

const fields = (
  [
    { id: "blockchain", count: blockchainProjects.length },
    { id: "fintech", count: fintechProjects.length },
    { id: "ai", count: aiProjects.length },
  ] as const
).filter(({ count }) => count > 0);

function ProjectsHero() {
  const t = useTranslation();
  return (
    <section className="page-width pt-14 sm:pt-20 lg:pt-28">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <PageTitle className="lg:col-span-7">{t("projects.title")}</PageTitle>
        <p className="text-lg text-muted lg:col-span-5">
          {t("projects.lead", { count: recordCounts.projects })}
        </p>
      </div>
      <nav aria-label={t("projects.index")} className="mt-12 border-y border-line lg:mt-20">
        <ul className="grid auto-cols-fr grid-flow-col">
          {fields.map(({ id, count }) => (
            <li
              key={id}
              className="border-line not-first:border-l not-first:pl-4 sm:not-first:pl-8"
            >
              <a
                href={`#${id}`}
                className="flex h-full flex-col gap-x-4 py-5 pr-2 transition-colors hover:text-primary sm:flex-row sm:items-baseline sm:py-7"
              >
                <span className="heading-2 text-accent tabular-nums">{count}</span>
                <span className="font-semibold">{t(`projects.${id}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** The keys `<start>.1`, `<start>.2` and so on, as far as the company has texts for them. */
function useNumberedKeys(start: string): string[] {
  const { findText } = useI18n();
  const keys: string[] = [];
  while (findText(`${start}.${keys.length + 1}`) !== undefined) {
    keys.push(`${start}.${keys.length + 1}`);
  }
  return keys;
}

/** A project with its steps in a row, or without steps with its points in a list. */
function ProjectInSteps({ project }: { project: BlockchainProject }) {
  const { findText } = useI18n();
  const steps = useNumberedKeys(`projects.${project.id}.step`);
  if (steps.length === 0) return <ProjectInPoints project={project} />;
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface">
      <Reveal className="grid lg:grid-cols-12">
        <div className="card-padding lg:col-span-6">
          <ProjectText id={project.id} />
          <ProjectFacts project={project} />
        </div>
        <ProjectPicture
          id={project.id}
          column="max-lg:order-first"
          sizes="(min-width: 64rem) 37rem, 100vw"
          className="aspect-[16/10] size-full"
        />
      </Reveal>
      <Reveal>
        <ol className="grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li
              key={step}
              className="border-line card-padding not-last:max-sm:border-b lg:not-last:border-r sm:max-lg:odd:border-r sm:max-lg:nth-[-n+2]:border-b"
            >
              <span aria-hidden="true" className="heading-3 text-accent tabular-nums">
                {index + 1}
              </span>
              <h4 className="mt-2 heading-5">{findText(step)}</h4>
              <CardText className="mt-1.5">{findText(`${step}.text`)}</CardText>
            </li>
          ))}
        </ol>
      </Reveal>
    </article>
  );
}

function ProjectInPoints({ project }: { project: BlockchainProject }) {
  const { findText } = useI18n();
  const points = useNumberedKeys(`projects.${project.id}.point`);
  return (
    <Reveal>
      <article className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <ProjectPicture
          id={project.id}
          sizes="(min-width: 64rem) 36rem, 92vw"
          className="aspect-[16/10] w-full rounded-lg lg:aspect-auto lg:h-full lg:min-h-[32rem]"
        />
        <div className="lg:col-span-6 lg:py-6">
          <ProjectText id={project.id} />
          <ul className="mt-6 grid gap-2.5">
            {points.map((point) => (
              <li
                key={point}
                className="relative pl-6 before:absolute before:top-[0.7em] before:left-0 before:h-px before:w-3.5 before:bg-accent"
              >
                {findText(point)}
              </li>
            ))}
          </ul>
          <ProjectFacts project={project} />
        </div>
      </article>
    </Reveal>
  );
}

type PictureProps = { id: string; column?: string; sizes: string; className: string };

function ProjectPicture({ id, column = "", ...rest }: PictureProps) {
  const { findText } = useI18n();
  const alt = findText(`projects.${id}.image`) ?? "";
  return (
    <div className={`lg:col-span-6 ${column}`}>
      <Picture name={`projects/${id}`} record={pictures[id]} alt={alt} {...rest} />
    </div>
  );
}

function ProjectText({ id }: { id: string }) {
  const { findText } = useI18n();
  return (
    <>
      <h3 className="heading-3">{findText(`projects.${id}`)}</h3>
      <p className="mt-4 text-muted">{findText(`projects.${id}.description`)}</p>
    </>
  );
}

function ProjectFacts({ project: { client, platform } }: { project: BlockchainProject }) {
  const t = useTranslation();
  const details = { client: useClientName(client), platform };
  return (
    <dl className="mt-8 text-[0.9375rem]">
      {(["client", "platform"] as const).map(
        (name) =>
          details[name] && (
            <div key={name} className="grid grid-cols-[7.5rem_1fr] gap-4 border-t border-line py-3">
              <dt className="text-muted">{t(`projects.${name}`)}</dt>
              <dd className="font-semibold">{details[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function useClientName(id: string | undefined): string | undefined {
  const { language } = useI18n();
  return clients.find((client) => client.id === id)?.name[language];
}

function ProjectCard({ project: { id, category, client } }: { project: AiProject }) {
  const { t, findText } = useI18n();
  const clientName = useClientName(client);
  const kind = findText(`projects.category.${category}`);
  return (
    <Reveal>
      <article>
        <Picture
          name={`projects/${id}`}
          record={pictures[id]}
          alt=""
          sizes="(min-width: 64rem) 42rem, (min-width: 40rem) 46vw, 92vw"
          className="aspect-[16/10] w-full rounded-lg lg:aspect-auto lg:h-84"
        />
        {kind && (
          <div className="mt-6">
            <Badge tone="primary">{kind}</Badge>
          </div>
        )}
        <h3 className="mt-3 heading-3">
          <Unbroken>{findText(`projects.ai.${id}`)}</Unbroken>
        </h3>
        <p className="mt-2 max-w-[34rem] text-muted">{findText(`projects.ai.${id}.description`)}</p>
        {clientName && (
          <p className="mt-4 text-[0.9375rem]">
            <span className="text-muted">{t("projects.client")}: </span>
            <span className="font-semibold">{clientName}</span>
          </p>
        )}
      </article>
    </Reveal>
  );
}
