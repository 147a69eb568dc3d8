import {
  Boxes,
  BotMessageSquare,
  ChartNoAxesCombined,
  DatabaseZap,
  MessagesSquare,
  NotebookPen,
  SlidersHorizontal,
  Workflow,
} from "lucide-react";
import { plainSolutions } from "#content/solutions.ts";
import ai from "#web/art/ai.svg";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { LearnMore } from "./learn-more.tsx";
import { productsOf } from "./products-of.ts";

const featuredIcons = { "conversational-ai": MessagesSquare, automation: Workflow } as const;

const partIcons = {
  "bot-language-model": BotMessageSquare,
  "note-language-model": NotebookPen,
  "query-ai": DatabaseZap,
  "big-data": ChartNoAxesCombined,
  embedding: Boxes,
  "llm-training": SlidersHorizontal,
} as const;

/** Two featured products over a plate of the drum, and what they are made of. */
export function AiSection() {
  const t = useTranslation();
  return (
    <section id="ai" aria-labelledby="ai-title" className="border-y border-line bg-surface">
      <div className="frame py-20 lg:py-28">
        <Reveal className="grid items-end gap-8 lg:grid-cols-12">
          <SectionTitle id="ai-title" lead={t("solutions.ai.lead")} className="lg:col-span-5">
            {t("solutions.ai")}
          </SectionTitle>
          <img
            src={ai}
            width={960}
            height={600}
            alt=""
            loading="lazy"
            decoding="async"
            className="aspect-[16/9] w-full rounded-lg object-cover lg:col-span-7 lg:aspect-[5/2]"
          />
        </Reveal>
        <Reveal group className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-2 lg:gap-8">
          {productsOf("ai").map(({ id }) => {
            const Icon = featuredIcons[id];
            return (
              <article
                key={id}
                className="group relative flex flex-col rounded-lg border border-line bg-paper p-7 transition-colors hover:border-edge sm:p-10"
              >
                <Icon aria-hidden="true" className="size-9 text-accent" />
                <p className="mt-6 text-sm font-semibold text-accent">{t(`product.${id}.kind`)}</p>
                <h3 className="mt-1 text-2xl font-semibold sm:text-[1.75rem]">
                  {t(`product.${id}`)}
                </h3>
                <p className="mt-4 grow text-muted">{t(`product.${id}.description`)}</p>
                <LearnMore id={id} className="mt-6 self-start" />
              </article>
            );
          })}
        </Reveal>
        <h3 className="mt-16 text-lg font-semibold lg:mt-20">{t("solutions.ai.parts")}</h3>
        <Reveal group className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {plainSolutions.map((name) => {
            const Icon = partIcons[name];
            return (
              <article key={name} className="flex gap-5 border-t border-line py-7 lg:block lg:pb-9">
                <Icon aria-hidden="true" className="size-7 shrink-0 text-accent" />
                <div>
                  <h4 className="font-semibold lg:mt-4">{t(`solutions.${name}`)}</h4>
                  <p className="mt-1.5 text-[0.9375rem] leading-relaxed text-muted">
                    {t(`solutions.${name}.description`)}
                  </p>
                </div>
              </article>
            );
          })}
        </Reveal>
      </div>
    </section>
  );
}
