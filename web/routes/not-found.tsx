import { useEffect } from "react";
import { useText } from "#web/language.tsx";
import { Link, usePlace } from "#web/place.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { productAt } from "./solutions/product-address.ts";
import { ProductTeaser } from "./solutions/product-teaser.tsx";

/** The page at every address that leads nowhere. */
export default function NotFound() {
  const t = useText();
  const product = productAt(usePlace().path);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for the path in the log
    console.warn(`Page not found: ${location.pathname}`);
  }, []);
  return (
    <section className="frame grid min-h-[60vh] items-center gap-x-16 gap-y-14 py-24 lg:grid-cols-2">
      <div>
        <p className="font-semibold text-bronze tabular-nums">404</p>
        <h1 className="mt-4 text-4xl font-semibold sm:text-5xl">{t("notFound.title")}</h1>
        <p className="mt-4 text-lg text-muted">
          {t(product === undefined ? "notFound.text" : "notFound.product.text")}
        </p>
        <Link to="/" className={`mt-8 ${buttonLook()}`}>
          {t("notFound.home")}
        </Link>
      </div>
      {product !== undefined && <ProductTeaser product={product} />}
    </section>
  );
}
