import { Blocks, BrainCircuit, ChartCandlestick, Package } from "lucide-react";
import ai from "#web/art/ai.svg";
import blockchain from "#web/art/blockchain.svg";
import ecommerce from "#web/art/ecommerce.svg";
import fintech from "#web/art/fintech.svg";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/layout/reveal.tsx";

const areas = [
  { name: "ai", image: ai, Icon: BrainCircuit },
  { name: "blockchain", image: blockchain, Icon: Blocks },
  { name: "ecommerce", image: ecommerce, Icon: Package },
  { name: "fintech", image: fintech, Icon: ChartCandlestick },
] as const;

export function BusinessAreas() {
  const t = useTranslation();
  return (
    <section aria-labelledby="business" className="border-y border-line bg-surface">
      <div className="frame py-20 lg:py-28">
        <Reveal className="max-w-2xl">
          <h2 id="business" className="text-3xl font-semibold sm:text-[2.5rem]">
            {t("business.title")}
          </h2>
          <p className="mt-4 text-lg text-muted">{t("business.description")}</p>
        </Reveal>
        <Reveal group className="mt-12 grid gap-6 md:grid-cols-2 lg:mt-14 lg:gap-8">
          {areas.map(({ name, image, Icon }) => (
            <article key={name} className="overflow-hidden rounded-lg border border-line bg-paper">
              <img
                src={image}
                width={960}
                height={600}
                loading="lazy"
                decoding="async"
                alt={t(`business.${name}.image`)}
                className="aspect-[16/9] w-full object-cover"
              />
              <div className="p-6 sm:p-8">
                <h3 className="flex items-center gap-3 text-xl font-semibold sm:text-2xl">
                  <Icon aria-hidden="true" className="size-7 shrink-0 text-accent" />
                  {t(`business.${name}`)}
                </h3>
                <p className="mt-3 text-muted">{t(`business.${name}.description`)}</p>
              </div>
            </article>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
