import { MapPin } from "lucide-react";
import { events, type CompanyEvent } from "#content/events.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Badge } from "#web/ui/badge.tsx";

const statuses = {
  upcoming: { tone: "grey", text: "about.events.upcoming" },
  finish: { tone: "outline", text: "about.events.finish" },
} as const;

export function Events() {
  const t = useTranslation();
  return (
    <section aria-labelledby="events" className="border-t border-line bg-surface">
      <div className="frame grid gap-x-8 gap-y-12 py-20 lg:grid-cols-12 lg:py-28">
        <Reveal className="lg:col-span-4">
          <SectionTitle id="events" lead={t("about.events.lead")}>
            {t("about.events.title")}
          </SectionTitle>
        </Reveal>
        <Reveal group className="grid gap-4 lg:col-span-8">
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </Reveal>
      </div>
    </section>
  );
}

function EventCard({ event }: { event: CompanyEvent }) {
  const t = useTranslation();
  const { tone, text } = statuses[event.status];
  return (
    <article className="rounded-lg border border-line bg-paper p-7 sm:p-9">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <time
          dateTime={event.date.split("/").toReversed().join("-")}
          className="text-2xl font-semibold tracking-[-0.02em] text-accent tabular-nums sm:text-3xl"
        >
          {event.date}
        </time>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <h3 className="mt-4 text-xl font-semibold sm:text-2xl">{t(event.title)}</h3>
      <p className="mt-2 flex items-center gap-2 text-[0.9375rem] text-muted">
        <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
        {t(event.location)}
      </p>
      <p className="mt-4 text-muted">{t(event.description)}</p>
    </article>
  );
}
