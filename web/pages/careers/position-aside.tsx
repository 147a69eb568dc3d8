import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import type { Advert } from "./adverts.ts";
import { ApplyLink } from "./apply-link.tsx";
import { Skills } from "./skills.tsx";

/** The facts of a position and the way to apply, or the word that it is closed. */
export function PositionAside({ advert, isClosed }: { advert: Advert; isClosed: boolean }) {
  const t = useTranslation();
  const { language } = useLanguage();
  return (
    <aside
      aria-labelledby="position-facts"
      className="rounded-lg border border-line bg-surface p-7 max-lg:order-first lg:sticky lg:top-26"
    >
      <h2 id="position-facts" className="text-lg font-semibold">
        {t("position.facts")}
      </h2>
      <dl className="mt-4">
        <Fact name={t("position.fact.kind")}>{t(`position.kind.${advert.kind}`)}</Fact>
        <Fact name={t("position.fact.place")}>{company.address[language]}</Fact>
        <Fact name={t("position.fact.start")}>{t("position.fact.start.value")}</Fact>
        <Fact name={t("position.fact.contact")}>
          <a
            href={`mailto:${company.hrEmail}`}
            className="inline-flex items-center text-primary decoration-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {company.hrEmail}
          </a>
        </Fact>
      </dl>
      <Skills skills={advert.skills} className="border-t border-line pt-5" />
      {isClosed ? (
        <div className="mt-6 rounded-md bg-grey-soft p-5">
          <p className="font-semibold">{t("position.closed.title")}</p>
          <p className="mt-1 text-[0.9375rem] text-muted">{t("position.closed.text")}</p>
          <Link
            to="/careers#positions"
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-primary decoration-accent underline-offset-4 hover:underline"
          >
            {t("position.closed.others")}
          </Link>
        </div>
      ) : (
        <ApplyLink title={advert.title} size="large" className="mt-7 w-full" />
      )}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 text-[0.9375rem]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
