import pictures from "virtual:pictures/team";
import type { Person } from "#content-types";
import { directors, mentors } from "#content/people.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { DeferredSection, Reveal } from "#web/sections/reveal.tsx";
import { Lead, PageTitle, Section } from "#web/sections/section.tsx";
import {
  BrainCircuit,
  CodeXml,
  Compass,
  GraduationCap,
  Handshake,
  type LucideIcon,
} from "lucide-react";
import { CallToAction } from "#web/sections/call-to-action.tsx";
import { Picture } from "#web/sections/picture.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { initialsOf } from "#web/ui/avatar.tsx";

/** The Team page (spec §2). */
export default function Team() {
  const t = useTranslation();
  return (
    <>
      <section className="page-width py-16 sm:py-20 lg:py-28">
        <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
          <PageTitle className="lg:col-span-7">{t("team.hero.title")}</PageTitle>
          <Lead className="max-w-lg lg:col-span-5 lg:pb-1">{t("team.hero.lead")}</Lead>
        </div>
      </section>
      {mentors.length > 0 && (
        <Section id="mentors" title={t("team.mentors.title")} lead={t("team.mentors.lead")} surface>
          <Reveal group className="mt-12 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:mt-16 lg:gap-x-8">
            {mentors.map((person, index) => (
              <PersonCard
                key={person.id}
                person={person}
                sizes="(min-width: 80rem) 584px, (min-width: 40rem) 46vw, 92vw"
                isFirst={index === 0}
              />
            ))}
          </Reveal>
        </Section>
      )}
      <DeferredSection>
        {directors.length > 0 && (
          <Section id="directors" title={t("team.directors.title")} lead={t("team.directors.lead")}>
            <Reveal
              group
              className="mt-12 grid gap-x-6 gap-y-14 md:grid-cols-3 lg:mt-16 lg:gap-x-8"
            >
              {directors.map((person) => (
                <PersonCard
                  key={person.id}
                  person={person}
                  sizes="(min-width: 80rem) 379px, (min-width: 48rem) 30vw, 92vw"
                />
              ))}
            </Reveal>
          </Section>
        )}
        <CallToAction
          keys="team.call"
          links={{ "/contact": "team.call.contact", "/careers": "team.call.careers" }}
        />
      </DeferredSection>
    </>
  );
}

const icons: Record<Person["icon"], LucideIcon> = {
  mentor: GraduationCap,
  research: BrainCircuit,
  direction: Compass,
  partnership: Handshake,
  technology: CodeXml,
};

function PersonCard({
  person,
  sizes,
  isFirst = false,
}: {
  person: Person;
  sizes: string;
  /** In view when the page opens on a phone. */
  isFirst?: boolean;
}) {
  const { t, findText } = useI18n();
  const Icon = icons[person.icon];
  const roleInFull = findText(`person.${person.id}.roleInFull`);
  const description = findText(`person.${person.id}.description`);
  const alt = t("team.portrait", { name: person.name });
  return (
    <article>
      <div className="aspect-square overflow-hidden rounded-lg">
        <Picture
          name={`team/${person.id}`}
          record={pictures[person.id]}
          alt={alt}
          sizes={sizes}
          isFirst={isFirst}
          className="size-full"
          fallback={
            <span className="inverse relative grid size-full place-items-center overflow-hidden text-accent">
              <span className="sr-only">{alt}</span>
              <Rings className="absolute -right-1/3 -bottom-1/3 w-full opacity-35" />
              <span
                aria-hidden="true"
                className="relative text-7xl font-semibold tracking-[-0.02em]"
              >
                {initialsOf(person.name)}
              </span>
            </span>
          }
        />
      </div>
      <div className="mt-6">
        <p className="flex flex-wrap items-center gap-x-2.5 text-[0.9375rem]">
          <Icon className="size-5 shrink-0 text-accent" />
          <span className="font-semibold text-accent">{findText(`person.${person.id}.role`)}</span>
          {roleInFull && <span className="text-muted">{roleInFull}</span>}
        </p>
        <h3 lang="vi" className="mt-2 heading-3">
          {person.name}
        </h3>
        {description && <p className="mt-3 max-w-[34rem] text-muted">{description}</p>}
      </div>
    </article>
  );
}
