import { aiProjects } from "#content/projects.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { PageTitle } from "#web/layout/section.tsx";

const fields = [
  { id: "blockchain", count: 2 },
  { id: "fintech", count: 1 },
  { id: "ai", count: aiProjects.length },
] as const;

export function ProjectsHero() {
  const t = useTranslation();
  return (
    <section className="frame pt-14 sm:pt-20 lg:pt-28">
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
