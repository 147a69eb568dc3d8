import { company } from "#content/company.ts";
import { useText } from "#web/i18n/i18n.tsx";
import { Link, usePlace } from "#web/router/link.tsx";
import { Account } from "./account.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { LogoMark } from "./logo-mark.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { navigation } from "./navigation.ts";

export function Header() {
  const t = useText();
  const { path } = usePlace();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:static">
      <div className="frame flex h-18 items-center gap-2 sm:gap-4">
        <Link
          to="/"
          aria-label={t("nav.homeLink", { company: company.name })}
          className="-ml-1 flex min-h-11 items-center gap-2.5 rounded-sm px-1 text-xl font-semibold tracking-tight"
        >
          <LogoMark className="size-9 text-bronze" />
          <span className="max-[24rem]:sr-only">{company.name}</span>
        </Link>
        <nav aria-label={t("nav.label")} className="ml-auto hidden lg:block">
          <NavigationLinks path={path} />
        </nav>
        <div className="ml-auto flex items-center print:hidden gap-1 sm:gap-3 lg:ml-1 xl:ml-3">
          <LanguageToggle />
          <Account />
          {/* A new page, by whatever way it came, begins with the menu closed. */}
          <MobileMenu key={path} />
        </div>
      </div>
      <noscript>
        <nav aria-label={t("nav.label")} className="frame pb-3 lg:hidden">
          <NavigationLinks path={path} />
        </nav>
      </noscript>
    </header>
  );
}

function NavigationLinks({ path }: { path: string }) {
  const t = useText();
  return (
    <ul className="flex flex-wrap items-center">
      {navigation.map(({ to, text }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={path === to ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-sm px-2 text-[0.9375rem] xl:px-3 whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
