import { ArrowRight } from "lucide-react";
import type { Product } from "#content/products.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { productPath } from "./products.ts";

/**
 * The link of a card to the product's page. The whole card leads there: the card is `relative`, and
 * `group` if the arrow is to move with it.
 */
export function LearnMore({ id, className = "" }: { id: Product["id"]; className?: string }) {
  const t = useTranslation();
  return (
    <Link
      to={productPath(id)}
      className={`inline-flex min-h-11 items-center gap-2 font-semibold text-primary after:absolute after:inset-0 ${className}`}
    >
      {t("solutions.learnMore")}
      <span className="sr-only">: {t(`product.${id}`)}</span>
      <ArrowRight
        aria-hidden="true"
        className="size-5 transition-transform duration-200 group-hover:translate-x-1"
      />
    </Link>
  );
}
