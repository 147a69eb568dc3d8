import { ArrowRight } from "lucide-react";
import { useSiteData } from "#web/document/site-data.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Link } from "#web/router/link.tsx";
import { advertsOf, type Advert } from "./adverts.ts";
import { PositionIcon } from "./position-icon.tsx";
import { positionPath } from "./position-address.ts";

/** The next open positions of the same kind. */
export function OtherPositions({ advert }: { advert: Advert }) {
  const t = useTranslation();
  const { closedPositions } = useSiteData();
  const alike = advertsOf(advert.kind);
  const at = alike.findIndex(({ slug }) => slug === advert.slug);
  const next = [...alike.slice(at + 1), ...alike.slice(0, at)]
    .filter(({ slug }) => !closedPositions.includes(slug))
    .slice(0, 3);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="other-positions" className="border-t border-line bg-surface">
      <div className="frame py-16 lg:py-24">
        <h2 id="other-positions" className="text-2xl font-semibold sm:text-[1.75rem]">
          {t("position.others")}
        </h2>
        <Reveal group className="mt-8 grid gap-6 md:grid-cols-3">
          {next.map((other) => (
            <article
              key={other.slug}
              className="group relative rounded-lg border border-line bg-paper p-7 transition-colors hover:border-edge"
            >
              <div className="flex items-start justify-between">
                <PositionIcon advert={other} />
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-primary transition-transform duration-200 group-hover:translate-x-1"
                />
              </div>
              <h3 className="mt-5 text-xl font-semibold">
                <Link to={positionPath(other.slug)} className="after:absolute after:inset-0">
                  {other.title}
                </Link>
              </h3>
              <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">
                {t(`position.${other.slug}`)}
              </p>
            </article>
          ))}
        </Reveal>
      </div>
    </section>
  );
}
