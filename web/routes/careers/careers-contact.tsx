import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { Reveal } from "#web/layout/reveal.tsx";
import { Link } from "#web/place.tsx";
import { buttonLook } from "#web/ui/button-look.ts";

/** Where to write, for those who found no position of theirs, and for everybody else. */
export function CareersContact() {
  const t = useText();
  const { language } = useLanguage();
  return (
    <section aria-labelledby="careers-contact" className="lacquer">
      <Reveal className="frame grid gap-x-12 gap-y-12 py-20 lg:grid-cols-12 lg:items-end lg:py-28">
        <div className="lg:col-span-6">
          <h2 id="careers-contact" className="text-3xl font-semibold sm:text-[2.5rem]">
            {t("careers.contact")}
          </h2>
          <p className="mt-5 max-w-xl text-lg text-muted">{t("careers.contact.text")}</p>
          <Link to="/careers/apply" className={`mt-9 ${buttonLook({ size: "large" })}`}>
            {t("careers.contact.form")}
          </Link>
        </div>
        <address className="not-italic lg:col-span-6 lg:col-start-7 xl:col-span-5 xl:col-start-8">
          <dl>
            <Line name={t("careers.contact.email")}>
              <a href={`mailto:${company.hrEmail}`} className={linkLook}>
                {company.hrEmail}
              </a>
            </Line>
            <Line name={t("careers.contact.phone")}>
              <a href={`tel:${company.phone.replaceAll(" ", "")}`} className={linkLook}>
                {company.phone}
              </a>
            </Line>
            <Line name={t("careers.contact.address")}>
              <span className="inline-block py-2">{company.address[language]}</span>
            </Line>
          </dl>
        </address>
      </Reveal>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 sm:grid sm:grid-cols-[8rem_1fr] sm:items-baseline sm:gap-6">
      <dt className="text-sm font-semibold text-bronze">{name}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}

const linkLook =
  "inline-block py-2 wrap-anywhere decoration-bronze underline-offset-4 hover:text-jade hover:underline";
