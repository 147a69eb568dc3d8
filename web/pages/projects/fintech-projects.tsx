import pictures from "virtual:pictures/projects";
import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import type { FintechProject } from "#content-types";
import { fintechProjects } from "#content/projects.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Picture } from "#web/sections/picture.tsx";
import { Reveal } from "#web/sections/reveal.tsx";
import { CardText } from "#web/sections/section.tsx";

/** The fintech projects: what each follows, what it offers, and its legal note. */
export function FintechProjects() {
  const t = useTranslation();
  return (
    <section
      id="fintech"
      aria-labelledby="fintech-title"
      className="border-y border-line bg-surface"
    >
      <div className="page-width grid gap-20 py-20 lg:gap-28 lg:py-28">
        {fintechProjects.map((project, index) => (
          <FintechProjectDetails key={project.id} project={project}>
            {index === 0 && (
              <h2 id="fintech-title" className="mb-3 eyebrow">
                {t("projects.fintech")}
              </h2>
            )}
          </FintechProjectDetails>
        ))}
      </div>
    </section>
  );
}

function FintechProjectDetails({
  project: { id, assets, tools },
  children,
}: {
  project: FintechProject;
  children: ReactNode;
}) {
  const { findText } = useI18n();
  const note = findText(`projects.${id}.note.text`);
  return (
    <div>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <Reveal className="lg:col-span-6">
          {children}
          <h3 className="heading-2">{findText(`projects.${id}`)}</h3>
          <p className="mt-5 text-lg text-muted">{findText(`projects.${id}.description`)}</p>
          {assets.length > 0 && (
            <h4 className="mt-10 eyebrow">{findText(`projects.${id}.assets`)}</h4>
          )}
          <dl className="mt-3">
            {assets.map((asset) => (
              <div
                key={asset}
                className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[8rem_1fr] sm:items-baseline"
              >
                <dt className="heading-5">{findText(`projects.${id}.asset.${asset}`)}</dt>
                <dd className="text-[0.9375rem] text-muted">
                  {findText(`projects.${id}.asset.${asset}.text`)}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
        <Reveal className="lg:col-span-6">
          <Picture
            name={`projects/${id}`}
            record={pictures[id]}
            alt={findText(`projects.${id}.image`) ?? ""}
            sizes="(min-width: 64rem) 36rem, 92vw"
            className="aspect-[16/10] w-full rounded-lg lg:aspect-auto lg:h-full lg:min-h-[34rem]"
          />
        </Reveal>
      </div>
      <Reveal group className="mt-14 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {tools.map((tool) => (
          <article key={tool} className="border-t-2 border-accent pt-5">
            <h4 className="heading-5">{findText(`projects.${id}.${tool}`)}</h4>
            <CardText className="mt-2">{findText(`projects.${id}.${tool}.text`)}</CardText>
          </article>
        ))}
      </Reveal>
      {note && (
        <aside
          aria-labelledby={`${id}-note`}
          className="mt-14 flex gap-5 rounded-md bg-warning-soft p-6 text-warning sm:p-8"
        >
          <Scale className="mt-0.5 size-7 shrink-0" />
          <div className="max-w-3xl">
            <h4 id={`${id}-note`} className="heading-5">
              {findText(`projects.${id}.note`)}
            </h4>
            <p className="mt-1">{note}</p>
          </div>
        </aside>
      )}
    </div>
  );
}
