import fintech from "#web/art/fintech.svg";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { LearnMore } from "./learn-more.tsx";
import { productsOf } from "./products-of.ts";

/** Four products as the lines of a ledger. */
export function FintechSection() {
  const t = useTranslation();
  return (
    <section id="fintech" aria-labelledby="fintech-title" className="frame py-20 lg:py-28">
      <Reveal className="grid items-end gap-8 lg:grid-cols-12">
        <img
          src={fintech}
          width={960}
          height={600}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-[16/9] w-full rounded-lg object-cover max-lg:order-last lg:col-span-6 lg:aspect-[2/1]"
        />
        <SectionTitle
          id="fintech-title"
          lead={t("solutions.fintech.lead")}
          className="lg:col-span-5 lg:col-start-8"
        >
          {t("solutions.fintech")}
        </SectionTitle>
      </Reveal>
      <Reveal group className="mt-10 border-t border-line lg:mt-14">
        {productsOf("fintech").map(({ id }) => (
          <article
            key={id}
            className="group relative grid gap-x-8 gap-y-3 border-b border-line py-7 transition-colors hover:bg-surface lg:grid-cols-12 lg:items-baseline lg:py-9"
          >
            <div className="lg:col-span-4">
              <h3 className="text-xl font-semibold sm:text-2xl">{t(`product.${id}`)}</h3>
              <p className="text-sm font-semibold text-accent">{t(`product.${id}.kind`)}</p>
            </div>
            <p className="max-w-[38rem] text-muted lg:col-span-6">
              {t(`product.${id}.description`)}
            </p>
            <LearnMore id={id} className="lg:col-span-2 lg:justify-self-end" />
          </article>
        ))}
      </Reveal>
    </section>
  );
}
