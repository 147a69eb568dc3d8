import { HeartHandshake, Layers, Sprout, Sun } from "lucide-react";
import { mission } from "#content/mission.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Rings } from "#web/layout/emblem.tsx";

const icons = { people: Sprout, society: HeartHandshake, foundation: Layers, life: Sun } as const;

/** Four cards around one drum. */
export function Mission() {
  const t = useTranslation();
  return (
    <section aria-labelledby="mission" className="frame py-20 lg:py-28">
      <Reveal>
        <SectionTitle id="mission" lead={t("about.mission.lead")} className="max-w-2xl">
          {t("about.mission.title")}
        </SectionTitle>
      </Reveal>
      <div className="relative mt-12 lg:mt-16">
        <Reveal group className="grid gap-4 md:grid-cols-2">
          {mission.map(({ icon, title, description }) => {
            const Icon = icons[icon];
            return (
              <article
                key={icon}
                className="flex flex-col rounded-lg border border-line bg-surface p-7 sm:p-9 md:pb-26 md:nth-[n+3]:justify-end md:nth-[n+3]:pt-26 md:nth-[n+3]:pb-9"
              >
                <Icon aria-hidden="true" className="size-8 text-accent" />
                <h3 className="mt-5 text-2xl font-semibold">{t(title)}</h3>
                <p className="mt-3 max-w-md text-muted">{t(description)}</p>
              </article>
            );
          })}
        </Reveal>
        <span className="absolute top-1/2 left-1/2 hidden size-44 -translate-1/2 rounded-full bg-paper p-3 md:block">
          <Rings className="size-full text-accent" />
        </span>
      </div>
    </section>
  );
}
