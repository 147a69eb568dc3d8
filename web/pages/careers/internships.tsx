import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { advertsOf } from "./adverts.ts";
import { PositionIcon } from "./position-icon.tsx";
import { PositionLinks } from "./position-links.tsx";
import { Skills } from "./skills.tsx";

const perks = ["training", "projects", "certificate", "employment"] as const;

/** The internships as a list, beside what every intern gets. */
export function Internships() {
  const t = useTranslation();
  return (
    <section aria-labelledby="internships" className="border-y border-line bg-surface">
      <div className="frame grid gap-x-12 gap-y-12 py-20 lg:grid-cols-12 lg:py-28">
        <Reveal className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <SectionTitle id="internships" lead={t("careers.internships.lead")}>
            {t("careers.internships")}
          </SectionTitle>
          <h3 className="mt-10 text-sm font-semibold text-accent">{t("careers.perks")}</h3>
          <ol className="mt-3">
            {perks.map((perk, index) => (
              <li key={perk} className="flex gap-5 border-t border-line py-4">
                <span
                  aria-hidden="true"
                  className="w-6 shrink-0 text-2xl leading-tight font-semibold text-accent tabular-nums"
                >
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold">{t(`careers.perk.${perk}`)}</p>
                  <p className="text-[0.9375rem] text-muted">{t(`careers.perk.${perk}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </Reveal>
        <Reveal group className="lg:col-span-7">
          {advertsOf("internship").map((advert) => (
            <article
              key={advert.slug}
              className="grid gap-x-6 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[auto_1fr] max-lg:first:border-t max-lg:first:pt-8"
            >
              <PositionIcon advert={advert} />
              <div>
                <h3 className="text-xl font-semibold">{advert.title}</h3>
                <p className="mt-1.5 text-muted">{t(`position.${advert.slug}`)}</p>
                <Skills skills={advert.skills} className="mt-4 mb-5" />
                <PositionLinks advert={advert} variant="secondary" />
              </div>
            </article>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
