import type { Language } from "#contract/languages.ts";
import { languages, rememberLanguage } from "#web/browser/language.ts";
import { useChunkErrorToast } from "#web/data/load-error.tsx";
import { useI18n } from "#web/i18n/i18n.tsx";
import { isHandledByBrowser, useCurrentRoute } from "#web/router/link.tsx";
import { localizePath } from "#web/router/match-route.ts";

const middleButton = 1;

/** Switches the language in place. Without a script its links lead to the page in that language. */
export function LanguageToggle({ className }: { className: string }) {
  const { t, language, setLanguage } = useI18n();
  const { path, route } = useCurrentRoute();
  const showChunkError = useChunkErrorToast();
  // A new tab shows the stored language, unless its address has one.
  const rememberForTab = (offered: Language) => {
    if (!route.isIndexed || offered !== "vi") rememberLanguage(offered);
  };
  return (
    <fieldset
      aria-label={t("language.label")}
      className={`flex text-sm font-semibold ${className}`}
    >
      {languages.map((offered) => (
        <a
          key={offered}
          href={route.isIndexed && offered === "vi" ? localizePath(path) : path}
          hrefLang={offered}
          aria-current={offered === language ? "true" : undefined}
          title={t(`language.${offered}`)}
          onClick={(event) => {
            if (isHandledByBrowser(event)) return rememberForTab(offered);
            event.preventDefault();
            setLanguage(offered).catch(showChunkError);
          }}
          onAuxClick={({ button }) => {
            if (button === middleButton) rememberForTab(offered);
          }}
          className="inline-flex min-h-11 min-w-9 items-center justify-center rounded-sm uppercase text-muted hover:text-ink marks-current"
        >
          {offered}
        </a>
      ))}
    </fieldset>
  );
}
