import ecommerce from "#web/art/ecommerce.svg";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { LearnMore } from "./learn-more.tsx";
import { productsOf } from "./products-of.ts";

/** Six modules as the compartments of one shelf. */
export function EcommerceSection() {
  const t = useTranslation();
  return (
    <section
      id="ecommerce"
      aria-labelledby="ecommerce-title"
      className="border-y border-line bg-surface"
    >
      <div className="frame py-20 lg:py-28">
        <Reveal className="overflow-hidden rounded-lg border border-line bg-paper">
          <div className="grid lg:grid-cols-3">
            <div className="p-7 sm:p-10 lg:col-span-2 lg:flex lg:flex-col lg:justify-center lg:py-14">
              <SectionTitle
                id="ecommerce-title"
                lead={t("solutions.ecommerce.lead")}
                className="max-w-xl"
              >
                {t("solutions.ecommerce")}
              </SectionTitle>
            </div>
            <img
              src={ecommerce}
              width={960}
              height={600}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-[16/9] size-full object-cover lg:aspect-[4/3]"
            />
          </div>
          <div className="grid gap-px border-t border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
            {productsOf("ecommerce").map(({ id }) => (
              <article
                key={id}
                className="group relative flex flex-col bg-paper p-7 transition-colors hover:bg-surface sm:p-8 lg:p-10"
              >
                <h3 className="text-2xl font-semibold">{t(`product.${id}`)}</h3>
                <p className="mt-0.5 text-sm font-semibold text-accent">
                  {t(`product.${id}.kind`)}
                </p>
                <p className="mt-3 grow text-[0.9375rem] leading-relaxed text-muted">
                  {t(`product.${id}.description`)}
                </p>
                <LearnMore id={id} className="mt-4 -mb-2 self-start" />
              </article>
            ))}
          </div>
        </Reveal>
      </div>
    </section>
  );
}
