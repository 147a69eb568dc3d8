import { company } from "#content/company.ts";
import { directors, mentors } from "#content/people.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { DeferredSection } from "#web/layout/deferred-section.tsx";
import { PageTitle, SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { PersonCard } from "./person-card.tsx";

/** The Team page (spec §2). */
export default function Team() {
  const t = useTranslation();
  return (
    <>
      <section className="frame py-16 sm:py-20 lg:py-28">
        <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
          <PageTitle className="lg:col-span-7">{t("team.hero.title")}</PageTitle>
          <p className="max-w-[32rem] text-lg text-muted sm:text-xl sm:leading-relaxed lg:col-span-5 lg:pb-1">
            {t("team.hero.lead", { company: company.name })}
          </p>
        </div>
      </section>
      <section aria-labelledby="mentors" className="border-y border-line bg-surface">
        <div className="frame py-20 lg:py-28">
          <Reveal>
            <SectionTitle id="mentors" lead={t("team.mentors.lead")} className="max-w-2xl">
              {t("team.mentors.title")}
            </SectionTitle>
          </Reveal>
          <ul className="mt-12 grid gap-16 lg:mt-16 lg:gap-24">
            {mentors.map((person, index) => (
              <li key={person.id} className="group">
                <Reveal>
                  <PersonCard person={person} layout="wide" isFirst={index === 0} />
                </Reveal>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <DeferredSection>
        <section aria-labelledby="directors" className="frame py-20 lg:py-28">
          <Reveal>
            <SectionTitle id="directors" lead={t("team.directors.lead")} className="max-w-2xl">
              {t("team.directors.title")}
            </SectionTitle>
          </Reveal>
          <Reveal group className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-3 lg:mt-16 lg:gap-x-8">
            {directors.map((person) => (
              <PersonCard key={person.id} person={person} layout="tall" />
            ))}
          </Reveal>
        </section>
      </DeferredSection>
    </>
  );
}
