import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { LinkButton } from "#web/router/link-button.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { Reveal } from "./reveal.tsx";
import { Actions } from "./section.tsx";

/** The last section of a page, with the next steps. The first link is the main one. */
export function CallToAction({
  keys,
  links,
}: {
  /** The keys of its texts begin with it. */
  keys: `${"home" | "clients" | "projects" | "solutions" | "team"}.call` | "about.closing";
  /** The texts of the links by their pages. */
  links: Readonly<Record<string, TextKey>>;
}) {
  const t = useTranslation();
  return (
    <section
      aria-labelledby="call-to-action"
      className="inverse relative isolate overflow-hidden print:hidden"
    >
      {/* On a phone it rises below the text. */}
      <Rings className="absolute -bottom-[52vw] left-1/2 -z-10 w-[104vw] text-accent opacity-90 max-sm:-translate-x-1/2 sm:top-1/2 sm:bottom-auto sm:w-[56rem] sm:-translate-y-1/2 sm:max-lg:opacity-20 lg:left-[58%]" />
      <Reveal className="page-width pt-20 pb-[64vw] sm:py-24 lg:py-32">
        <div className="max-w-xl">
          <h2 id="call-to-action" className="heading-2">
            {t(`${keys}.title`)}
          </h2>
          <p className="mt-5 text-lg text-muted">{t(`${keys}.text`)}</p>
          <Actions>
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
          </Actions>
        </div>
      </Reveal>
    </section>
  );
}
