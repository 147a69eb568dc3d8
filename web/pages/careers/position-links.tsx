import { useSiteData } from "#web/document/site-data.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ButtonVariant } from "#web/ui/button-class.ts";
import type { Advert } from "./adverts.ts";
import { ApplyLink } from "./apply-link.tsx";
import { positionPath } from "./position-address.ts";

/** What a position's card leads to. A closed position takes no applications. */
export function PositionLinks({
  advert: { slug, title },
  variant,
}: {
  advert: Advert;
  variant: Required<ButtonVariant>["variant"];
}) {
  const t = useTranslation();
  const isClosed = useSiteData().closedPositions.includes(slug);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {isClosed ? (
        <Badge dot>{t("position.closed")}</Badge>
      ) : (
        <ApplyLink title={title} variant={variant} />
      )}
      <Link
        to={positionPath(slug)}
        aria-label={t("position.moreOf", { position: title })}
        className="inline-flex min-h-11 items-center font-semibold text-primary decoration-accent underline-offset-4 hover:underline"
      >
        {t("position.more")}
      </Link>
    </div>
  );
}
