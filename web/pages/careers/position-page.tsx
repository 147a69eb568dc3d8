import { useSiteData } from "#web/document/site-data.tsx";
import { useCurrentRoute } from "#web/router/link.tsx";
import { ApplyLink } from "./apply-link.tsx";
import { adverts } from "./adverts.ts";
import { positionPath } from "./position-address.ts";
import { PositionAside } from "./position-aside.tsx";
import { PositionHero } from "./position-hero.tsx";
import { PositionPosting } from "./position-posting.tsx";
import { PositionText } from "./position-text.tsx";
import { OtherPositions } from "./other-positions.tsx";

/** /careers/<slug>: one advertised position in full. */
export default function Position() {
  const { path } = useCurrentRoute();
  const { closedPositions } = useSiteData();
  const advert = adverts.find(({ slug }) => positionPath(slug) === path);
  if (advert === undefined) throw new Error(`No position is advertised at ${path}`);
  const isClosed = closedPositions.includes(advert.slug);
  return (
    <>
      {!isClosed && <PositionPosting advert={advert} />}
      <PositionHero advert={advert} isClosed={isClosed} />
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
