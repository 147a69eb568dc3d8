import {
  Gem,
  HeartHandshake,
  Layers,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Scale,
  Sprout,
  Sun,
} from "lucide-react";
import type { MissionCard, ValueCard } from "#content-types";
import { mission } from "#content/mission.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { RevealedTitle, Section } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Rings } from "#web/layout/emblem.tsx";
import { values } from "#content/values.ts";
import { events } from "#content/events.ts";
import { Badge } from "#web/ui/badge.tsx";

const missionIcons = {
  people: Sprout,
  society: HeartHandshake,
  foundation: Layers,
  life: Sun,
} as const satisfies Record<MissionCard["icon"], LucideIcon>;

export function Mission() {
  const { t, findText } = useI18n();
  return (
    <Section id="mission" title={t("about.mission.title")} lead={t("about.mission.lead")}>
      <div className="relative mt-12 lg:mt-16">
        <Reveal group className="grid gap-4 md:grid-cols-2">
          {mission.map(({ id, icon }) => {
            const Icon = missionIcons[icon];
            return (
              <article
                key={id}
                className="flex flex-col rounded-lg border border-line bg-surface p-7 sm:p-9 md:pb-26 md:nth-[n+3]:justify-end md:nth-[n+3]:pt-26 md:nth-[n+3]:pb-9"
              >
                <Icon className="size-8 text-accent" />
                <h3 className="mt-5 text-2xl font-semibold">{findText(`about.mission.${id}`)}</h3>
                <p className="mt-3 max-w-md text-muted">
                  {findText(`about.mission.${id}.description`)}
                </p>
              </article>
            );
          })}
        </Reveal>
        <span className="absolute top-1/2 left-1/2 hidden size-44 -translate-1/2 rounded-full bg-paper p-3 md:block">
          <Rings className="size-full text-accent" />
        </span>
      </div>
    </Section>
  );
}

const valueIcons: Record<ValueCard["icon"], LucideIcon> = {
  integrity: Scale,
  innovation: Lightbulb,
  excellence: Gem,
};

const colors = { primary: "text-primary", accent: "text-accent", danger: "text-danger" } as const;

export function Values() {
  const { t, findText } = useI18n();
  return (
    <Section id="values" title={t("about.values.title")} lead={t("about.values.lead")} surface>
      <Reveal group className="mt-12 grid gap-4 lg:mt-16 lg:grid-cols-12">
        {values.map(({ id, icon, color }) => {
          const Icon = valueIcons[icon];
          return (
            <article
              key={id}
              className="grid gap-x-10 gap-y-4 rounded-lg border border-line bg-paper p-7 sm:p-9 lg:col-span-10 lg:grid-cols-[1fr_22rem] lg:items-center lg:nth-2:col-start-2 lg:nth-3:col-start-3"
            >
              <h3
                className={`flex items-center gap-5 text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] leading-[1.3] font-semibold tracking-[-0.02em] ${colors[color]}`}
              >
                <Icon className="size-10 shrink-0 lg:size-12" />
                {findText(`about.values.${id}`)}
              </h3>
              <p>{findText(`about.values.${id}.description`)}</p>
            </article>
          );
        })}
      </Reveal>
    </Section>
  );
}

const statuses = {
  upcoming: { tone: "grey", text: "about.events.upcoming" },
  finish: { tone: "outline", text: "about.events.finish" },
} as const;

export function Events() {
  const { t, findText } = useI18n();
  return (
    <section aria-labelledby="events" className="border-t border-line bg-surface">
      <div className="page-width grid gap-x-8 gap-y-12 py-20 lg:grid-cols-12 lg:py-28">
        <RevealedTitle id="events" lead={t("about.events.lead")} className="lg:col-span-4">
          {t("about.events.title")}
        </RevealedTitle>
        <Reveal group className="grid gap-4 lg:col-span-8">
          {events.map(({ id, status, date }) => {
            const { tone, text } = statuses[status];
            const location = findText(`event.${id}.location`);
            const description = findText(`event.${id}.description`);
            return (
              <article key={id} className="rounded-lg border border-line bg-paper p-7 sm:p-9">
                <div className="flex flex-wrap items-center justify-between gap-4">
                  <time
                    dateTime={date.split("/").toReversed().join("-")}
                    className="text-2xl font-semibold tracking-[-0.02em] text-accent tabular-nums sm:text-3xl"
                  >
                    {date}
                  </time>
                  <Badge tone={tone}>{t(text)}</Badge>
                </div>
                <h3 className="mt-4 text-xl font-semibold sm:text-2xl">
                  {findText(`event.${id}.title`)}
                </h3>
                {location && (
                  <p className="mt-2 flex items-center gap-2 text-[0.9375rem] text-muted">
                    <MapPin className="size-4.5 shrink-0 text-accent" />
                    {location}
                  </p>
                )}
                {description && <p className="mt-4 text-muted">{description}</p>}
              </article>
            );
          })}
        </Reveal>
      </div>
    </section>
  );
}
