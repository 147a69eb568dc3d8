import { Scale } from "lucide-react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Picture } from "#web/layout/picture.tsx";
import { Reveal } from "#web/layout/reveal.tsx";

const assets = ["stocks", "bonds", "property", "gold"] as const;
const tools = ["technical", "fundamental", "indicators", "training"] as const;

/** One system: the assets it follows as a ledger, the tools it gives, and what it does not do. */
export function FintechProject() {
  const t = useTranslation();
  return (
    <section
      id="fintech"
      aria-labelledby="fintech-title"
      className="border-y border-line bg-surface"
    >
      <div className="frame py-20 lg:py-28">
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
