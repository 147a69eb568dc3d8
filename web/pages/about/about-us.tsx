import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { formatDate, formatNumber } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Picture } from "#web/layout/picture.tsx";
import { Reveal } from "#web/layout/reveal.tsx";

const numberOfFields = 4;

/** Who the company is: its story, its dates, the team, and what it wants to become. */
export function AboutUs() {
  const t = useTranslation();
  const { language } = useLanguage();
  const values = { company: company.name };
  return (
    <section aria-labelledby="about-us" className="border-b border-line bg-surface">
      <div className="frame py-20 lg:py-28">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <Reveal className="lg:col-span-4">
            <SectionTitle id="about-us">{t("about.us.title")}</SectionTitle>
          </Reveal>
          <Reveal className="grid max-w-[40rem] gap-5 lg:col-span-8">
            <p className="text-xl leading-relaxed sm:text-2xl">{t("about.us.team", values)}</p>
            <p className="mt-2 text-muted">{t("about.us.fields", values)}</p>
            <p className="text-muted">{t("about.us.place", values)}</p>
          </Reveal>
        </div>
        <Reveal className="mt-16 lg:mt-24">
          <dl className="grid grid-cols-2 gap-x-8 gap-y-10 border-t border-line pt-8 lg:grid-cols-4">
            <Fact name={t("about.facts.team")}>{formatDate(company.teamFounded, language)}</Fact>
            <Fact name={t("about.facts.company")}>
              {formatDate(company.companyFounded, language)}
            </Fact>
            <Fact name={t("about.facts.years")}>
              {formatNumber(company.yearsOfExperience, language)}+
            </Fact>
            <Fact name={t("about.facts.fields")}>{formatNumber(numberOfFields, language)}</Fact>
          </dl>
        </Reveal>
        <div className="mt-16 lg:relative lg:mt-24 lg:pb-20">
          <Reveal className="aspect-[4/3] overflow-hidden rounded-lg sm:aspect-[16/9] lg:aspect-[2/1]">
            <Picture
              name="team/team"
              alt={t("about.photo", values)}
              sizes="(min-width: 80rem) 1200px, 92vw"
              className="size-full"
            />
          </Reveal>
          <Reveal className="relative mx-4 -mt-12 sm:mx-8 lg:absolute lg:right-16 lg:bottom-0 lg:mx-0 lg:mt-0 lg:w-[34rem]">
            <div className="lacquer rounded-lg p-8 shadow-raised inset-ring inset-ring-plate-gold/50 sm:p-10">
              <h2 className="text-sm font-semibold text-accent">{t("about.vision.title")}</h2>
              <p className="mt-4 text-xl leading-relaxed font-semibold sm:text-2xl">
                {t("about.vision.text")}
              </p>
            </div>
          </Reveal>
        </div>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="text-xl font-semibold tracking-[-0.02em] text-accent tabular-nums sm:text-3xl">
        {children}
      </dd>
    </div>
  );
}
