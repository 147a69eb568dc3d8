import { useSiteData } from "#web/document/site-data.tsx";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { PageTitle } from "#web/layout/section.tsx";
import { Rings } from "#web/layout/emblem.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { advertsOf, type Advert } from "./adverts.ts";
import { hiringSteps } from "./hiring-process.tsx";

export function CareersHero() {
  const t = useTranslation();
  const { closedPositions } = useSiteData();
  const openOf = (kind: Advert["kind"]) =>
    advertsOf(kind).filter(({ slug }) => !closedPositions.includes(slug)).length;
  const counts = [
    {
      text: "careers.count.fullTime",
      count: openOf("full-time"),
    },
    {
      text: "careers.count.internships",
      count: openOf("internship"),
    },
    { text: "careers.count.steps", count: hiringSteps.length },
  ] as const;
  return (
    <section className="relative isolate overflow-hidden">
      <Rings className="absolute -right-96 -bottom-72 -z-10 w-[34rem] sm:-right-56 text-accent opacity-40 sm:opacity-60 lg:top-1/2 lg:right-auto lg:bottom-auto lg:left-[calc(50%+7rem)] lg:w-[44rem] lg:-translate-y-1/2 lg:opacity-60" />
      <div className="frame pt-14 pb-16 sm:pt-20 lg:pt-28 lg:pb-24">
        <div className="max-w-[42rem]">
          <PageTitle>{t("careers.title")}</PageTitle>
          <p className="mt-6 max-w-[36rem] text-lg text-muted sm:text-xl sm:leading-relaxed">
            {t("careers.lead")}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <Link to="/careers/apply" className={buttonClass({ size: "large" })}>
              {t("careers.apply")}
            </Link>
            <a
              href="#positions"
              className={`bg-paper ${buttonClass({ variant: "secondary", size: "large" })}`}
            >
              {t("careers.hero.positions")}
            </a>
          </div>
          <dl className="mt-14 flex flex-wrap gap-x-10 gap-y-4 max-lg:flex-col lg:mt-20">
            {counts.map(({ text, count }) => (
              <div key={text} className="flex flex-row-reverse items-baseline justify-end gap-2.5">
                <dt className="text-[0.9375rem] leading-snug text-muted">{t(text, { count })}</dt>
                <dd className="text-4xl font-semibold text-accent tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
