import { memo, type ReactNode } from "react";
import { company } from "#content/company.ts";
import { useSiteData } from "#web/head/site-data.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { Link } from "#web/router/link.tsx";
import { Logo } from "#web/sections/images.tsx";
import { EmailLink, NewTabLink, PhoneLink } from "#web/sections/outside-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const quickLinks = [
  { to: "/about", text: "nav.about" },
  { to: "/contact", text: "footer.contact" },
  { to: "/careers", text: "nav.careers" },
  { to: "/application-status", text: "common.findApplication" },
  { to: "/privacy-policy", text: "footer.privacy" },
  { to: "/terms-of-service", text: "footer.terms" },
] as const;

const socialLinks = (
  [
    { to: company.facebook, text: "footer.facebook" },
    { to: company.youtube, text: "footer.youtube" },
    { to: company.site, text: "footer.site" },
  ] as const
).filter(({ to }) => to !== "");

/** Memoized: it is the same on every page. */
export const Footer = memo(function Footer() {
  const { t, language } = useI18n();
  const { year } = useSiteData();
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="page-width grid grid-cols-[minmax(min(8.75rem,45%),1fr)_auto] gap-x-6 gap-y-6 py-9 md:grid-cols-3 md:gap-x-12 md:gap-y-12 md:py-16 lg:grid-cols-12 lg:py-20 in-panel:gap-y-4 in-panel:py-3">
        <div className="col-span-2 md:col-span-3 lg:col-span-4">
          <div className="flex items-center gap-3">
            <Logo className="size-11 in-panel:hidden" />
            <p className="heading-4 in-panel:text-sm in-panel:leading-4.5">{company.name}</p>
          </div>
          <p className="mt-3 heading-4 in-panel:mt-0 in-panel:text-[0.8125rem] in-panel:leading-4.5 md:mt-5">
            {company.tagline[language]}
          </p>
          <p className="mt-1 text-muted in-panel:mt-0 in-panel:text-[0.8125rem] in-panel:leading-4.5">
            {company.legalName[language]}
          </p>
          <dl className="mt-4 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1.5 text-sm tabular-nums in-panel:mt-0 in-panel:gap-y-0 in-panel:text-[0.8125rem]">
            <Detail name={t("footer.taxCode")}>{company.taxCode}</Detail>
            <Detail name={t("footer.teamFounded")}>
              <time dateTime={company.teamFounded}>
                {formatDate(company.teamFounded, language)}
              </time>
            </Detail>
            <Detail name={t("footer.companyFounded")}>
              <time dateTime={company.companyFounded}>
                {formatDate(company.companyFounded, language)}
              </time>
            </Detail>
          </dl>
        </div>
        <Links
          id="footer-links"
          title="footer.links"
          links={quickLinks}
          className="max-md:row-span-2 lg:col-span-3"
        />
        <section aria-labelledby="footer-contact" className="lg:col-span-3">
          <Title id="footer-contact">{t("footer.contact")}</Title>
          <address className="mt-2 not-italic in-panel:mt-0">
            <PhoneLink className={linkClass} />
            <EmailLink to={company.email} className={linkClass} />
            <span className="block py-2 max-md:text-[0.9375rem] in-panel:py-0.5 in-panel:text-[0.8125rem]">
              {company.address[language]}
            </span>
          </address>
        </section>
        <Links
          id="footer-social"
          title="footer.social"
          links={socialLinks}
          className="lg:col-span-2"
        />
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4 md:py-6 in-panel:py-0">
          <p className="text-sm text-muted">
            {t("footer.copyright", { year: String(year), company: company.name })}
          </p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
});

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const Title = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className="eyebrow">
    {children}
  </h2>
);

/** A column of links. Those to other sites open a new tab. */
function Links({ id, title, links, className }: LinksProps) {
  const t = useTranslation();
  return (
    <nav aria-labelledby={id} className={className}>
      <Title id={id}>{t(title)}</Title>
      <ul className="mt-2 in-panel:mt-0 in-panel:flex in-panel:flex-wrap in-panel:gap-x-4">
        {links.map(({ to, text }) => (
          <li key={text}>
            {to.startsWith("/") ? (
              <Link to={to} className={linkClass}>
                {t(text)}
              </Link>
            ) : (
              <NewTabLink href={to} className={linkClass}>
                {t(text)}
              </NewTabLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LinksProps = {
  id: string;
  title: TextKey;
  links: readonly { to: string; text: TextKey }[];
  className: string;
};

const linkClass =
  "block w-fit py-2 max-md:text-[0.9375rem] wrap-anywhere in-panel:pointer-fine:py-0.5 in-panel:text-[0.8125rem] pointer-coarse:min-h-11 decoration-accent underline-offset-4 transition-colors hover:text-primary hover:underline";
