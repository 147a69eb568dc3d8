import { Fragment } from "react";
import blockchain from "#web/art/blockchain.svg";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SectionTitle } from "#web/layout/section.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { LearnMore } from "./learn-more.tsx";
import { productsOf } from "./products-of.ts";

/** Four products as the blocks of a chain, beside their plate. */
export function BlockchainSection() {
  const t = useTranslation();
  return (
    <section
      id="blockchain"
      aria-labelledby="blockchain-title"
      className="frame grid gap-x-8 gap-y-12 py-20 lg:grid-cols-12 lg:py-28"
    >
      <Reveal className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <SectionTitle id="blockchain-title" lead={t("solutions.blockchain.lead")}>
          {t("solutions.blockchain")}
        </SectionTitle>
        <img
          src={blockchain}
          width={960}
          height={600}
          alt=""
          loading="lazy"
          decoding="async"
          className="mt-10 aspect-[16/9] w-full rounded-lg object-cover lg:aspect-[5/4]"
        />
      </Reveal>
      <div className="lg:col-span-6 lg:col-start-7">
        {productsOf("blockchain").map(({ id }, index) => (
          <Fragment key={id}>
            {index > 0 && (
              <span
                aria-hidden="true"
                className="ml-10 block h-8 w-2 border-x-2 border-accent sm:ml-12"
              />
            )}
            <Reveal className="group relative rounded-lg border border-line bg-surface p-7 transition-colors hover:border-edge sm:px-9 sm:py-8">
              <p className="text-sm font-semibold text-accent">{t(`product.${id}.kind`)}</p>
              <h3 className="mt-1 text-xl font-semibold sm:text-2xl">{t(`product.${id}`)}</h3>
              <p className="mt-3 text-muted">{t(`product.${id}.description`)}</p>
              <LearnMore id={id} className="mt-3 -mb-2" />
            </Reveal>
          </Fragment>
        ))}
      </div>
    </section>
  );
}
