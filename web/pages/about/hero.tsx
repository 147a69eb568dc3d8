import { company } from "#content/company.ts";
import { companyProfile } from "#content/solutions.ts";
import { useLanguage, useTranslation, interpolateNodes } from "#web/i18n/i18n.tsx";
import { PageTitle } from "#web/layout/section.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { DrumVideo } from "./drum-video.tsx";

export function Hero() {
  const t = useTranslation();
  const { language } = useLanguage();
  return (
    <section className="pt-16 sm:pt-20 lg:pt-24">
      <div className="frame grid items-end gap-x-8 gap-y-7 xl:grid-cols-[1fr_31rem]">
        <PageTitle>
          <span className="block">
            {interpolateNodes(t("about.hero.team"), { year: <Year of={company.teamFounded} /> })}
          </span>{" "}
          <span className="block">
            {interpolateNodes(t("about.hero.company"), {
              year: <Year of={company.companyFounded} />,
            })}
          </span>
        </PageTitle>
        <div className="xl:pb-2">
          <p className="max-w-[32rem] text-lg text-muted">
            {t("about.hero.lead", { company: company.name })}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Link to="/contact" className={buttonClass({ size: "large" })}>
              {t("about.hero.work", { company: company.name })}
            </Link>
            <a
              href={companyProfile[language]}
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: "secondary", size: "large" })}
            >
              {t("about.hero.profile")}
              <span className="sr-only"> ({t("about.hero.profileNote")})</span>
            </a>
          </div>
        </div>
      </div>
      <DrumVideo className="mt-12 h-[clamp(18rem,56vw,38rem)] lg:mt-16" />
    </section>
  );
}

function Year({ of }: { of: string }) {
  return <span className="text-accent tabular-nums">{of.slice(0, 4)}</span>;
}
