import type { Product } from "#content/products.ts";
import ai from "#web/art/ai.svg";
import blockchain from "#web/art/blockchain.svg";
import ecommerce from "#web/art/ecommerce.svg";
import fintech from "#web/art/fintech.svg";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

const pictures = { ai, blockchain, ecommerce, fintech } as const;

/** What a product is, where its own page is missing (spec §2). */
export function ProductTeaser({ product: { id, area } }: { product: Product }) {
  const t = useTranslation();
  return (
    <section
      aria-labelledby="product"
      className="overflow-hidden rounded-lg border border-line bg-plate"
    >
      <img
        src={pictures[area]}
        alt=""
        width={960}
        height={600}
        className="aspect-[16/9] w-full object-cover"
      />
      <div className="p-5 sm:p-10">
        <p className="text-sm font-semibold text-accent">{t(`product.${id}.kind`)}</p>
        <h2 id="product" className="mt-1 text-2xl font-semibold sm:text-[1.75rem]">
          {t(`product.${id}`)}
        </h2>
        <p className="mt-4 text-lg">{t(`product.${id}.description`)}</p>
        <div className="mt-8 flex flex-wrap gap-3 text-center">
          <Link to={`/solutions#${area}`} className={buttonClass({ variant: "secondary" })}>
            {t("notFound.product.solutions")}
          </Link>
          <Link to="/contact" className={buttonClass({ variant: "secondary" })}>
            {t("notFound.product.contact")}
          </Link>
        </div>
      </div>
    </section>
  );
}
