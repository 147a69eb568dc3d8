import { ArrowLeft } from "lucide-react";
import { useFacts } from "#web/facts.tsx";
import { useText } from "#web/language.tsx";
import { PageTitle } from "#web/layout/headings.tsx";
import { Link, usePlace } from "#web/place.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { adverts } from "./adverts.ts";
import { positionPath } from "./position-address.ts";
import { PositionAside } from "./position-aside.tsx";
import { PositionIcon } from "./position-icon.tsx";
import { PositionPosting } from "./position-posting.tsx";
import { PositionText } from "./position-text.tsx";
import { OtherPositions } from "./other-positions.tsx";

/** /careers/<slug>: one advertised position in full. */
export default function Position() {
  const t = useText();
  const { path } = usePlace();
  const { closedPositions } = useFacts();
  const advert = adverts.find(({ slug }) => positionPath(slug) === path);
  if (advert === undefined) throw new Error(`No position is advertised at ${path}`);
  const isClosed = closedPositions.includes(advert.slug);
  return (
    <>
      {!isClosed && <PositionPosting advert={advert} />}
      <header className="border-b border-line bg-surface">
        <div className="frame pt-8 pb-14 lg:pb-20">
          <Link
            to="/careers"
            className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-jade hover:text-jade-strong"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            {t("position.back")}
          </Link>
          <div className="mt-8 flex flex-wrap items-center gap-4 lg:mt-12">
            <PositionIcon advert={advert} />
            <Badge tone={advert.kind === "internship" ? "blue" : "jade"}>
              {t(`position.kind.${advert.kind}`)}
            </Badge>
            {isClosed && <Badge dot>{t("position.closed")}</Badge>}
          </div>
          <PageTitle className="mt-5">{advert.title}</PageTitle>
          <p className="mt-5 max-w-[40rem] text-lg text-muted sm:text-xl sm:leading-relaxed">
            {t(`position.${advert.slug}`)}
          </p>
        </div>
      </header>
      <div className="frame grid items-start gap-x-16 gap-y-14 py-16 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-24">
        <div>
          <PositionText advert={advert} />
          {/* Where the facts stand above the text, the way on is at its end as well. */}
          {!isClosed && <ApplyLink title={advert.title} size="large" className="mt-12 lg:hidden" />}
        </div>
        <PositionAside advert={advert} isClosed={isClosed} />
      </div>
      <OtherPositions advert={advert} />
    </>
  );
}
