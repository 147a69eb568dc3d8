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
import { Picture } from "#web/sections/picture.tsx";
import { Rings } from "#web/sections/ornaments.tsx";
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
          <ul className="mt-12 grid gap-16 lg:mt-16 lg:gap-24">
            {mentors.map((person, index) => (
              <li key={person.id} className="group">
                <Reveal>
                  <PersonCard person={person} layout="wide" isFirst={index === 0} />
                </Reveal>
              </li>
            ))}
          </ul>
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
                <PersonCard key={person.id} person={person} layout="tall" />
              ))}
            </Reveal>
          </Section>
        )}
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

const layouts = {
  wide: {
    card: "grid items-center gap-x-8 gap-y-8 md:grid-cols-12 lg:gap-x-16",
    portrait: "aspect-square md:col-span-5 md:group-even:order-last md:group-even:col-start-8",
    sizes: "(min-width: 80rem) 464px, (min-width: 48rem) 40vw, 92vw",
    text: "md:col-span-7 md:group-even:col-span-6 md:group-even:col-start-1",
    name: "mt-3 text-3xl font-semibold sm:text-4xl",
    description: "mt-4 max-w-[34rem] text-lg text-muted",
  },
  tall: {
    card: "grid content-start items-center gap-x-8 gap-y-6 sm:max-md:grid-cols-[14rem_1fr]",
    portrait: "aspect-square sm:aspect-[4/5]",
    sizes: "(min-width: 80rem) 379px, (min-width: 48rem) 30vw, (min-width: 40rem) 224px, 92vw",
    text: "",
    name: "mt-2 text-2xl font-semibold",
    description: "mt-3 text-muted",
  },
} as const;

/** `wide` puts the portrait beside the text, on alternating sides; `tall` puts it above. */
function PersonCard({
  person,
  layout,
  isFirst = false,
}: {
  person: Person;
  layout: keyof typeof layouts;
  /** In view when the page opens on a phone. */
  isFirst?: boolean;
}) {
  const { t, findText } = useI18n();
  const Icon = icons[person.icon];
  const roleInFull = findText(`person.${person.id}.roleInFull`);
  const description = findText(`person.${person.id}.description`);
  const classes = layouts[layout];
  const alt = t("team.portrait", { name: person.name });
  return (
    <article className={classes.card}>
      <div className={`overflow-hidden rounded-lg ${classes.portrait}`}>
        <Picture
          name={`team/${person.id}`}
          record={pictures[person.id]}
          alt={alt}
          sizes={classes.sizes}
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
      <div className={classes.text}>
        <p className="flex flex-wrap items-center gap-x-2.5 text-[0.9375rem]">
          <Icon className="size-5 shrink-0 text-accent" />
          <span className="font-semibold text-accent">{findText(`person.${person.id}.role`)}</span>
          {roleInFull && <span className="text-muted">{roleInFull}</span>}
        </p>
        <h3 lang="vi" className={classes.name}>
          {person.name}
        </h3>
        {description && <p className={classes.description}>{description}</p>}
      </div>
    </article>
  );
}
