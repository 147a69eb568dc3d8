import { Gem, Lightbulb, Scale } from "lucide-react";
import { values } from "#content/values.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";

const icons = { integrity: Scale, innovation: Lightbulb, excellence: Gem } as const;

const colors = { jade: "text-primary", bronze: "text-accent", lacquer: "text-danger" } as const;

/** Three cards, each a step further. */
export function Values() {
  const t = useTranslation();
  return (
    <section aria-labelledby="values" className="border-y border-line bg-surface">
      <div className="frame py-20 lg:py-28">
        <Reveal>
          <SectionTitle id="values" lead={t("about.values.lead")} className="max-w-2xl">
            {t("about.values.title")}
          </SectionTitle>
        </Reveal>
        <Reveal group className="mt-12 grid gap-4 lg:mt-16 lg:grid-cols-12">
          {values.map(({ icon, color, title, description }) => {
            const Icon = icons[icon];
            return (
              <article
                key={icon}
                className="grid gap-x-10 gap-y-4 rounded-lg border border-line bg-paper p-7 sm:p-9 lg:col-span-10 lg:grid-cols-[1fr_22rem] lg:items-center lg:nth-2:col-start-2 lg:nth-3:col-start-3"
              >
                <h3
                  className={`flex items-center gap-5 text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] leading-[1.3] font-semibold tracking-[-0.02em] ${colors[color]}`}
                >
                  <Icon aria-hidden="true" className="size-10 shrink-0 lg:size-12" />
                  {t(title)}
                </h3>
                <p>{t(description)}</p>
              </article>
            );
          })}
        </Reveal>
      </div>
    </section>
  );
}
