import { useEffect } from "react";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { PageTitle } from "#web/sections/section.tsx";
import { Rings, AreaImage } from "#web/sections/ornaments.tsx";
import { useCurrentRoute } from "#web/router/link.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { productAt } from "./solutions/products.ts";
import type { Product } from "#content-types";

const groundOf = {
  ai: "",
  blockchain: "inverse-second",
  ecommerce: "inverse-third",
  fintech: "inverse-fourth",
} as const;

/** The page of every unknown address. */
export default function NotFound() {
  const t = useTranslation();
  const product = productAt(useCurrentRoute().path);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for the path in the log
    console.warn(`Page not found: ${location.pathname}`);
  }, []);
  return (
    <section
      className={`inverse overflow-hidden ${product === undefined ? "" : groundOf[product.area]}`}
    >
      <div
        className={`page-width flex min-h-[60vh] flex-col justify-center lg:min-h-[calc(100vh-4.5rem)] gap-x-16 gap-y-12 py-16 ${
          product === undefined
            ? "items-center text-center"
            : "lg:grid lg:grid-cols-2 lg:items-center"
        }`}
      >
        <div>
          {product === undefined ? (
            // The drum is the zero of 404.
            <div className="flex items-center justify-center gap-3 text-[clamp(7.5rem,27vw,20rem)] leading-[1.14] font-semibold text-accent">
              <span className="sr-only">404</span>
              <span aria-hidden="true">4</span>
              <Rings className="w-[0.86em]" />
              <span aria-hidden="true">4</span>
            </div>
          ) : (
            <p className="font-semibold text-accent tabular-nums">404</p>
          )}
          <PageTitle className="mt-6">{t("notFound.title")}</PageTitle>
          <p className="mt-4 text-lg text-muted sm:text-xl">
            {t(product === undefined ? "notFound.text" : "notFound.product.text")}
          </p>
          <LinkButton to="/" size="large" className="mt-8">
            {t("notFound.home")}
          </LinkButton>
        </div>
        {product !== undefined && <ProductTeaser product={product} />}
      </div>
    </section>
  );
}

/** Describes a product that has no page yet (spec §2). */
function ProductTeaser({ product: { id, area } }: { product: Product }) {
  const { t, findText } = useI18n();
  return (
    <section
      aria-labelledby="product"
      className="overflow-hidden rounded-lg border border-line bg-inverse"
    >
      <AreaImage area={area} className="aspect-[16/9] w-full" />
      <div className="p-5 sm:p-10">
        <p className="text-sm font-semibold text-accent">{findText(`product.${id}.kind`)}</p>
        <h2 id="product" className="mt-1 text-2xl font-semibold sm:text-[1.75rem]">
          {findText(`product.${id}`)}
        </h2>
        <p className="mt-4 text-lg">{findText(`product.${id}.description`)}</p>
        <div className="mt-8 flex flex-wrap gap-3 text-center">
          <LinkButton to={`/solutions#${area}`} variant="secondary">
            {t("notFound.product.solutions")}
          </LinkButton>
          <LinkButton to="/contact" variant="secondary">
            {t("notFound.product.contact")}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
