import { company } from "#content/company.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link, useCurrentRoute } from "#web/router/link.tsx";
import { Account, MenuSignIn } from "./account.tsx";
import { Logo } from "#web/sections/images.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { MobileMenu, NavigationLinks } from "./navigation.tsx";

/** A long name takes several small lines on a phone. */
const nameClass =
  company.name.length > 10
    ? "max-sm:text-sm max-[23.5rem]:text-xs sm:truncate wrap-anywhere"
    : "max-[13rem]:text-base sm:truncate";

export function Header() {
  const t = useTranslation();
  const { path, route } = useCurrentRoute();
  return (
    // Hidden until <main> is parsed: on a slow processor, half a header would move when its rest arrives.
    <header
      data-panel={route.path === "/admin" || undefined}
      className="sticky top-0 z-40 border-b border-line bg-paper print:static not-[:has(~main)]:invisible"
    >
      <div className="page-width flex h-(--header) items-center in-panel:h-[calc(var(--header)-1px)] gap-2 sm:gap-4">
        <Link
          to="/"
          aria-label={t("nav.homeLink", { company: company.name })}
          className="-ml-1 flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm px-1 text-xl max-[23.5rem]:gap-1.5 max-[23.5rem]:text-base font-semibold tracking-tight"
        >
          {/* Large fonts leave room for the name alone. */}
          <Logo className="size-9 shrink-0 max-[23.5rem]:size-7 max-[13rem]:hidden" />
          <span className={nameClass}>{company.name}</span>
        </Link>
        <nav aria-label={t("nav.label")} className="ml-auto hidden lg:block">
          <NavigationLinks layout="row" />
        </nav>
        <div className="ml-auto flex items-center print:hidden gap-1 sm:gap-3 lg:ml-1 xl:ml-3">
          <LanguageToggle className="max-[17.5rem]:hidden" />
          <Account />
          {/* The menu is closed on each new page. It has what the header may have no room for. */}
          <MobileMenu key={path}>
            <MenuSignIn />
            <LanguageToggle className="mt-2" />
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
