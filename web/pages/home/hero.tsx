import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Drum } from "./drum.tsx";

export function Hero() {
  const t = useTranslation();
  return (
    <section className="relative isolate overflow-hidden">
      <Drum className="absolute -bottom-[64vw] left-1/2 -z-10 w-[128vw] -translate-x-1/2 text-accent lg:top-1/2 lg:bottom-auto lg:left-[calc(50%+2rem)] lg:w-[clamp(50rem,52vw,66rem)] lg:translate-x-0 lg:-translate-y-1/2" />
      <div className="frame pt-16 pb-[72vw] sm:pt-24 lg:flex lg:min-h-[min(46rem,calc(100svh-4.5rem))] lg:items-center lg:py-24">
        <div className="max-w-[35rem]">
          <p className="font-semibold text-accent">{t("hero.subtitle")}</p>
          <h1 className="mt-5 text-[clamp(2.375rem,1.6rem+3.1vw,3.625rem)] leading-[1.14] font-semibold tracking-[-0.025em] lang-vi:text-[clamp(2.25rem,1.5rem+2.8vw,3.25rem)] lang-vi:leading-[1.3]">
            {t("hero.title")}
          </h1>
          <p className="mt-6 max-w-[32rem] text-lg text-muted sm:text-xl sm:leading-relaxed">
            {t("hero.description", { company: company.name })}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <Link to="/solutions" className={buttonClass({ size: "large" })}>
              {t("hero.solutions")}
            </Link>
            <Link
              to="/about"
              className={`bg-paper ${buttonClass({ variant: "secondary", size: "large" })}`}
            >
              {t("hero.about")}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
