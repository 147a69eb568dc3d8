import publicFiles from "virtual:public-files";
import type { ReactNode } from "react";
import { companyProfile } from "#content/solutions.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { LinkButton } from "#web/router/link-button.tsx";
import { Rings } from "./ornaments.tsx";
import { NewTabLink } from "./outside-links.tsx";
import { Reveal } from "./reveal.tsx";

/** The last section of a page, with the next steps. The first link is the main one. */
export function CallToAction({
  keys,
  links,
}: {
  /** The keys of its texts begin with it. */
  keys: "about.closing" | "clients.call" | "solutions.call";
  /** The texts of the links by their pages. */
  links: Readonly<Record<string, TextKey>>;
}) {
  const t = useTranslation();
  return (
    <section
      aria-labelledby="call-to-action"
      className="inverse relative isolate overflow-hidden print:hidden"
    >
      <Rings className="absolute top-1/2 left-1/2 -z-10 w-[52rem] -translate-y-1/2 text-accent opacity-20 sm:left-[45%] lg:left-[58%] lg:w-[56rem] lg:opacity-90" />
      <Reveal className="page-width py-24 lg:py-32">
        <div className="max-w-xl">
          <h2
            id="call-to-action"
            className="text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] leading-[1.18] font-semibold tracking-[-0.02em] lang-vi:leading-[1.3]"
          >
            {t(`${keys}.title`)}
          </h2>
          <p className="mt-5 text-lg text-muted">{t(`${keys}.text`)}</p>
          <div className="mt-9 flex flex-wrap gap-3">
            {Object.entries(links).map(([to, text], index) => (
              <LinkButton
                key={to}
                to={to}
                variant={index === 0 ? "primary" : "secondary"}
                size="large"
              >
                {t(text)}
              </LinkButton>
            ))}
          </div>
        </div>
      </Reveal>
    </section>
  );
}

/** Opens the company profile in a new tab. It is left out if the company has none. */
export function ProfileLink({ note, children }: { note: string; children: ReactNode }) {
  const { language } = useI18n();
  const href = companyProfile[language];
  if (!publicFiles.includes(href)) return null;
  return (
    <NewTabLink
      href={href}
      note={note}
      className={buttonClass({ variant: "secondary", size: "large" })}
    >
      {children}
    </NewTabLink>
  );
}
