import type { Language } from "#contract/languages.ts";
import { twinOf } from "#web/router/match-route.ts";
import { useLanguage, useText } from "#web/i18n/i18n.tsx";
import { isForBrowser, usePlace } from "#web/router/link.tsx";
import { languages, rememberLanguage } from "#web/i18n/stored-language.ts";
import { useChunkErrorToast } from "#web/layout/load-error.tsx";

/** The number of a mouse's middle button. */
const middle = 1;

/** Switches the language in place. Without a script its links lead to the page's other version. */
export function LanguageToggle() {
  const t = useText();
  const { path, hasTwin } = usePlace();
  const { language, setLanguage } = useLanguage();
  const showChunkError = useChunkErrorToast();
  // Where the address does not tell the language, a new tab opens in the one chosen last.
  const prepare = (offered: Language) => {
    if (!hasTwin || offered !== "vi") rememberLanguage(offered);
  };
  return (
    <fieldset aria-label={t("language.label")} className="flex text-sm font-semibold">
      {languages.map((offered) => (
        <a
          key={offered}
          href={hasTwin && offered === "vi" ? twinOf(path) : path}
          hrefLang={offered}
          aria-current={offered === language ? "true" : undefined}
          title={t(`language.${offered}`)}
          onClick={(event) => {
            if (isForBrowser(event)) return prepare(offered);
            event.preventDefault();
            setLanguage(offered).catch(showChunkError);
          }}
          onAuxClick={({ button }) => {
            if (button === middle) prepare(offered);
          }}
          className="inline-flex min-h-11 min-w-9 items-center justify-center rounded-sm uppercase text-muted hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-bronze aria-[current]:decoration-2 aria-[current]:underline-offset-6"
        >
          {offered}
        </a>
      ))}
    </fieldset>
  );
}
