import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { languages, rememberLanguage } from "#web/browser/language.ts";
import { useChunkErrorToast } from "#web/data/load-error.tsx";
import { Link, useCurrentRoute, isHandledByBrowser } from "#web/router/link.tsx";
import { localizePath } from "#web/router/match-route.ts";
import { Account, MenuSignIn } from "./account.tsx";
import { Logo } from "#web/sections/images.tsx";
import { MobileMenu, NavigationLinks } from "./navigation.tsx";

/** A long name takes several small lines on a phone. */
const nameClass =
  company.name.length > 10
    ? "max-sm:text-sm sm:truncate wrap-anywhere"
    : "max-[13rem]:text-base sm:truncate";

export function Header() {
  const t = useTranslation();
  const { path } = useCurrentRoute();
  return (
    // Half a header would move when a slow processor reads the rest, so it waits for what follows it.
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:static not-[:has(~main)]:invisible">
      <div className="page-width flex h-18 items-center gap-2 sm:gap-4">
        <Link
          to="/"
          aria-label={t("nav.homeLink", { company: company.name })}
          className="-ml-1 flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm px-1 text-xl font-semibold tracking-tight"
        >
          {/* Large fonts leave room for the name alone. */}
          <Logo className="size-9 shrink-0 max-[13rem]:hidden" />
          <span className={nameClass}>{company.name}</span>
        </Link>
        <nav aria-label={t("nav.label")} className="ml-auto hidden lg:block">
          <NavigationLinks layout="row" />
        </nav>
        <div className="ml-auto flex items-center print:hidden gap-1 sm:gap-3 lg:ml-1 xl:ml-3">
          <LanguageToggle className="max-[17.5rem]:hidden" />
          <Account />
          {/* The menu is closed on each new page. It has what the header has no room for. */}
          <MobileMenu key={path}>
            <MenuSignIn />
            <LanguageToggle className="mt-6 min-[17.5rem]:hidden" />
          </MobileMenu>
        </div>
      </div>
      <noscript>
        <nav aria-label={t("nav.label")} className="page-width pb-3 lg:hidden">
          <NavigationLinks layout="row" />
        </nav>
      </noscript>
    </header>
  );
}

const middleButton = 1;

/** Switches the language in place. Without a script its links lead to the page in that language. */
function LanguageToggle({ className }: { className: string }) {
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
          className="inline-flex min-h-11 min-w-9 items-center justify-center rounded-sm uppercase text-muted hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-6"
        >
          {offered}
        </a>
      ))}
    </fieldset>
  );
}
