import { aiProjects, type AiProject } from "#content/projects.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Picture } from "#web/layout/picture.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { clientName } from "./client-name.ts";

export function AiProjects() {
  const t = useTranslation();
  return (
    <section id="ai" aria-labelledby="ai-title" className="frame py-20 lg:py-28">
      <Reveal>
        <SectionTitle id="ai-title" lead={t("projects.ai.lead")} className="max-w-2xl">
          {t("projects.ai")}
        </SectionTitle>
      </Reveal>
      {/* Wide and narrow cards change places from row to row. */}
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
    </section>
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
