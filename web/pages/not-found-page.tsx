import { useEffect } from "react";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Actions, Lead, PageTitle } from "#web/sections/section.tsx";
import { AreaImage } from "#web/sections/ornaments.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { Link, useCurrentRoute } from "#web/router/link.tsx";
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
  if (product !== undefined) return <ProductWithoutPage product={product} />;
  return (
    <section className="inverse overflow-hidden">
      <div className="page-width flex min-h-[60vh] flex-col items-center justify-center py-16 text-center lg:min-h-[calc(100vh-4.5rem)]">
        {/* The drum is the zero of 404. */}
        <div className="flex items-center justify-center gap-3 text-[clamp(7.5rem,27vw,20rem)] leading-[1.14] font-semibold text-accent">
          <span className="sr-only">404</span>
          <span aria-hidden="true">4</span>
          <Rings className="w-[0.86em]" />
          <span aria-hidden="true">4</span>
        </div>
        <PageTitle className="mt-6">{t("notFound.title")}</PageTitle>
        <p className="mt-4 text-lg text-muted sm:text-xl">{t("notFound.text")}</p>
        <LinkButton to="/" size="large" className="mt-8">
          {t("notFound.home")}
        </LinkButton>
      </div>
    </section>
  );
}

/** A product that has no page yet (spec §2): what it does, and whom to ask. */
function ProductWithoutPage({ product: { id, area } }: { product: Product }) {
  const { t, findText } = useI18n();
  return (
    <section className={`inverse overflow-hidden ${groundOf[area]}`}>
      <div className="page-width grid min-h-[60vh] gap-x-16 gap-y-12 py-16 lg:min-h-[calc(100vh-4.5rem)] lg:grid-cols-2 lg:items-center">
        <div>
          <p className="eyebrow">{findText(`product.${id}.kind`)}</p>
          <PageTitle className="mt-3">{findText(`product.${id}`)}</PageTitle>
          <Lead className="mt-6 max-w-xl">{findText(`product.${id}.description`)}</Lead>
          <Actions>
            <LinkButton to="/contact" size="large">
              {t("notFound.product.contact")}
            </LinkButton>
            <LinkButton to={`/solutions#${area}`} variant="secondary" size="large">
              {t("notFound.product.solutions")}
            </LinkButton>
          </Actions>
          <p className="mt-12 border-t border-line pt-5 text-sm text-muted">
            404 · {t("notFound.title")}. {t("notFound.product.text")}{" "}
            <Link
              to="/"
              className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-accent underline-offset-4"
            >
              {t("notFound.home")}
            </Link>
          </p>
        </div>
        <AreaImage area={area} className="aspect-[4/3] w-full rounded-lg" />
      </div>
    </section>
  );
}
