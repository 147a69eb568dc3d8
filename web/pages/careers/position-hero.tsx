import { ArrowLeft } from "lucide-react";
import ecommerce from "#web/art/ecommerce.svg";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { PageTitle } from "#web/layout/section.tsx";
import { Picture } from "#web/layout/picture.tsx";
import { Link } from "#web/router/link.tsx";
import type { Advert } from "./adverts.ts";

const grounds: Record<Advert["ground"], string> = {
  green: "",
  black: "lacquer-black",
  indigo: "lacquer-indigo",
  red: "lacquer-cinnabar",
  brown: "lacquer-umber",
};

/** What the position is, on a wall with the work it leads to. */
export function PositionHero({ advert, isClosed }: { advert: Advert; isClosed: boolean }) {
  const t = useTranslation();
  const { ground, picture } = advert;
  return (
    <header className={`lacquer relative isolate overflow-hidden ${grounds[ground]}`}>
      <div className="frame pt-8 pb-14 lg:min-h-[34rem] lg:pb-24">
        <Link
          to="/careers"
          className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-primary hover:text-primary-strong"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("position.back")}
        </Link>
        <p className="mt-10 font-semibold text-accent lg:mt-24">
          {t(`position.kind.${advert.kind}`)}
          {isClosed && ` · ${t("position.closed")}`}
        </p>
        <PageTitle className="mt-4 max-w-[36rem]">{advert.title}</PageTitle>
        <p className="mt-5 max-w-[32rem] text-lg text-muted sm:text-xl sm:leading-relaxed">
          {t(`position.${advert.slug}`)}
        </p>
      </div>
      {picture === undefined ? (
        <img src={ecommerce} alt="" width={960} height={600} className="lacquer-picture" />
      ) : (
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 64rem) 60vw, 100vw"
          isFirst
          className="lacquer-picture"
        />
      )}
    </header>
  );
}
