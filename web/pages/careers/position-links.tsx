import { useSiteData } from "#web/document/site-data.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass, type ButtonVariant } from "#web/ui/button-class.ts";
import type { Advert } from "./adverts.ts";
import { applyPath, positionPath } from "./position-address.ts";
import {
  AppWindow,
  Blocks,
  BrainCircuit,
  Layers,
  Megaphone,
  Server,
  ShoppingBag,
} from "lucide-react";

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

const icons = {
  ai: BrainCircuit,
  blockchain: Blocks,
  ecommerce: ShoppingBag,
  fullstack: Layers,
  frontend: AppWindow,
  backend: Server,
  marketing: Megaphone,
} as const;

const colours = {
  primary: "bg-primary-soft text-primary",
  blue: "bg-blue-soft text-blue",
  accent: "bg-amber-soft text-accent",
  danger: "bg-danger-soft text-danger",
} as const;

/** The sign of a position, in its colour. */
export function PositionIcon({ advert: { icon, colour } }: { advert: Advert }) {
  const Icon = icons[icon];
  return (
    <span
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-md ${colours[colour]}`}
    >
      <Icon aria-hidden="true" className="size-6.5" />
    </span>
  );
}

/** Leads to the application form with the position chosen. */
export function ApplyLink({
  title,
  className = "",
  ...variant
}: ButtonVariant & { title: string; className?: string }) {
  const t = useTranslation();
  return (
    <Link
      to={applyPath(title)}
      aria-label={t("position.applyFor", { position: title })}
      className={`${className} ${buttonClass(variant)}`}
    >
      {t("position.apply")}
    </Link>
  );
}
