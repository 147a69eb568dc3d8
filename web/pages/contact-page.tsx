import { ArrowUpRight, Globe, Mail, MapPin, Phone, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Reveal } from "#web/sections/reveal.tsx";
import { Lead, PageTitle } from "#web/sections/section.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { EmailLink, NewTabLink, PhoneLink } from "#web/sections/outside-links.tsx";
import { Card } from "#web/ui/card.tsx";

const channels = (
  [
    { href: company.facebook, text: "contact.facebook" },
    { href: company.youtube, text: "contact.youtube" },
  ] as const
).filter(({ href }) => href !== "");

/** The Contact page (spec §2). */
export default function Contact() {
  const { t, language } = useI18n();
  return (
    <div className="relative isolate overflow-hidden">
      <Rings className="absolute -bottom-[26rem] -left-[26rem] -z-10 hidden w-[56rem] text-accent opacity-80 lg:block" />
      <div className="page-width grid gap-x-8 gap-y-12 py-16 sm:py-20 lg:min-h-[46rem] lg:grid-cols-12 lg:py-28">
        <header className="lg:col-span-5">
          <PageTitle>{t("contact.title")}</PageTitle>
          <Lead className="mt-6 max-w-sm">{t("contact.lead")}</Lead>
        </header>
        <div className="grid content-start gap-6 lg:col-span-7">
          <Card className="card-padding">
            <h2 className="eyebrow">{t("contact.details")}</h2>
            <address className="mt-2 not-italic">
              <dl>
                <Detail Icon={Phone} name={t("contact.phone")}>
                  <PhoneLink className={linkClass} />
                </Detail>
                <Detail Icon={Mail} name={t("contact.email")}>
                  <EmailLink to={company.email} className={linkClass} />
                </Detail>
                <Detail Icon={MapPin} name={t("contact.address")}>
                  {company.address[language]}
                </Detail>
                <Detail Icon={Globe} name={t("contact.website")}>
                  <a href={company.site} className={linkClass}>
                    {new URL(company.site).host}
                  </a>
                </Detail>
              </dl>
            </address>
          </Card>
          {channels.length > 0 && (
            <Reveal>
              <section aria-labelledby="social" className="inverse rounded-lg card-padding">
                <h2 id="social" className="eyebrow">
                  {t("contact.social")}
                </h2>
                <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
                  {channels.map(({ href, text }) => (
                    <li key={text}>
                      <NewTabLink
                        href={href}
                        className="group flex min-h-14 items-center justify-between gap-4 text-lg font-semibold hover:text-accent"
                      >
                        {t(text)}
                        <ArrowUpRight className="size-6 shrink-0 text-accent transition-transform group-hover:translate-x-1 motion-reduce:transition-none" />
                      </NewTabLink>
                    </li>
                  ))}
                </ul>
              </section>
            </Reveal>
          )}
        </div>
      </div>
    </div>
  );
}

function Detail({ Icon, name, children }: { Icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 border-line py-5 not-last:border-b last:pb-0 sm:gap-x-6">
      <dt className="col-span-2 flex items-center gap-3 text-sm text-muted">
        <Icon className="size-5 text-accent" />
        {name}
      </dt>
      <dd className="col-start-1 col-end-3 mt-1 text-xl font-semibold wrap-anywhere tabular-nums sm:text-2xl">
        {children}
      </dd>
    </div>
  );
}

const linkClass =
  "-my-1 inline-block py-1 decoration-accent decoration-2 underline-offset-6 transition-colors hover:text-primary hover:underline";
