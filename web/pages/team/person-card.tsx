import {
  BrainCircuit,
  CodeXml,
  Compass,
  GraduationCap,
  Handshake,
  type LucideIcon,
} from "lucide-react";
import type { Person } from "#content/people.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Picture } from "#web/layout/picture.tsx";
import { Rings } from "#web/layout/emblem.tsx";
import { initialsOf } from "#web/ui/avatar.tsx";

const icons: Record<Person["id"], LucideIcon> = {
  mentor: GraduationCap,
  "ai-lead": BrainCircuit,
  ceo: Compass,
  cco: Handshake,
  cto: CodeXml,
};

const looks = {
  wide: {
    card: "grid items-center gap-x-8 gap-y-8 md:grid-cols-12 lg:gap-x-16",
    portrait: "aspect-square md:col-span-5 md:group-even:order-last md:group-even:col-start-8",
    sizes: "(min-width: 80rem) 464px, (min-width: 48rem) 40vw, 92vw",
    words: "md:col-span-7 md:group-even:col-span-6 md:group-even:col-start-1",
    name: "mt-3 text-3xl font-semibold sm:text-4xl",
    description: "mt-4 max-w-[34rem] text-lg text-muted",
  },
  tall: {
    card: "grid content-start items-center gap-x-8 gap-y-6 sm:max-md:grid-cols-[14rem_1fr]",
    portrait: "aspect-square sm:aspect-[4/5]",
    sizes: "(min-width: 80rem) 379px, (min-width: 48rem) 30vw, (min-width: 40rem) 224px, 92vw",
    words: "",
    name: "mt-2 text-2xl font-semibold",
    description: "mt-3 text-muted",
  },
} as const;

/**
 * A person: `wide` sets the portrait beside the words, on alternate sides down a list; `tall` sets it
 * above them.
 */
export function PersonCard({
  person,
  layout,
  isFirst = false,
}: {
  person: Person;
  layout: keyof typeof looks;
  /** In view when the page opens on a phone. */
  isFirst?: boolean;
}) {
  const t = useTranslation();
  const Icon = icons[person.id];
  const look = looks[layout];
  return (
    <article className={look.card}>
      <Portrait person={person} className={look.portrait} sizes={look.sizes} isFirst={isFirst} />
      <div className={look.words}>
        <p className="flex flex-wrap items-center gap-x-2.5 text-[0.9375rem]">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span className="font-semibold text-accent">{t(person.role)}</span>
          {person.roleInFull !== undefined && (
            <span className="text-muted">{t(person.roleInFull)}</span>
          )}
        </p>
        <h3 lang="vi" className={look.name}>
          {person.name}
        </h3>
        <p className={look.description}>{t(person.description)}</p>
      </div>
    </article>
  );
}

function Portrait({
  person,
  className,
  sizes,
  isFirst,
}: {
  person: Person;
  className: string;
  sizes: string;
  isFirst: boolean;
}) {
  const t = useTranslation();
  const alt = t("team.portrait", { name: person.name });
  return (
    <div className={`overflow-hidden rounded-lg ${className}`}>
      <Picture
        name={`team/${person.id}`}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
        className="size-full"
        fallback={<Initials name={person.name} alt={alt} />}
      />
    </div>
  );
}

/** Stands where a portrait is missing. */
function Initials({ name, alt }: { name: string; alt: string }) {
  return (
    <span className="lacquer relative grid size-full place-items-center overflow-hidden text-accent">
      <span className="sr-only">{alt}</span>
      <Rings className="absolute -right-1/3 -bottom-1/3 w-full opacity-35" />
      <span aria-hidden="true" className="relative text-7xl font-semibold tracking-[-0.02em]">
        {initialsOf(name)}
      </span>
    </span>
  );
}
