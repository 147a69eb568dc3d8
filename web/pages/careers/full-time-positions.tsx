import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { advertsOf } from "./adverts.ts";
import { PositionIcon } from "./position-icon.tsx";
import { PositionLinks } from "./position-links.tsx";
import { Skills } from "./skills.tsx";

export function FullTimePositions() {
  const t = useTranslation();
  return (
    <section id="positions" aria-labelledby="full-time" className="frame py-20 lg:py-28">
      <Reveal>
        <SectionTitle id="full-time" lead={t("careers.fullTime.lead")} className="max-w-2xl">
          {t("careers.fullTime")}
        </SectionTitle>
      </Reveal>
      <Reveal group className="mt-12 grid gap-6 md:grid-cols-2 lg:gap-8">
        {advertsOf("full-time").map((advert) => (
          <article
            key={advert.slug}
            className="flex flex-col rounded-lg border border-line bg-surface p-7 sm:p-9"
          >
            <div className="flex items-center gap-4">
              <PositionIcon advert={advert} />
              <h3 className="text-xl font-semibold sm:text-2xl">{advert.title}</h3>
            </div>
            <p className="mt-4 grow text-muted">{t(`position.${advert.slug}`)}</p>
            <Skills skills={advert.skills} className="mt-5 mb-7" />
            <PositionLinks advert={advert} variant="primary" />
          </article>
        ))}
      </Reveal>
    </section>
  );
}
