import { Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Rings } from "#web/ui/rings.tsx";
import { Link, useCurrentRoute } from "#web/router/link.tsx";
import { hasPage } from "#web/router/match-route.ts";

/** The main navigation (spec §2), without pages that have nothing to show. */
const navigation = (
  [
    { to: "/", text: "nav.home" },
    { to: "/about", text: "nav.about" },
    { to: "/solutions", text: "nav.solutions" },
    { to: "/projects", text: "nav.projects" },
    { to: "/clients", text: "nav.clients" },
    { to: "/team", text: "nav.team" },
    { to: "/careers", text: "nav.careers" },
  ] as const
).filter(({ to }) => hasPage(to));

const layouts = {
  row: {
    links: navigation,
    list: "flex flex-wrap items-center",
    item: "",
    link: "inline-flex min-h-11 items-center rounded-sm px-2 text-[0.9375rem] xl:px-3 whitespace-nowrap text-muted transition-colors hover:text-ink marks-current",
  },
  column: {
    links: [...navigation, { to: "/contact", text: "footer.contact" }] as const,
    list: "",
    item: "border-b border-line",
    link: "flex min-h-13 items-center heading-4 hover:text-primary aria-[current=page]:text-accent",
  },
} as const;

export function NavigationLinks({ layout }: { layout: keyof typeof layouts }) {
  const t = useTranslation();
  const { path } = useCurrentRoute();
  const { links, list, item, link } = layouts[layout];
  return (
    <ul className={list}>
      {links.map(({ to, text }) => (
        <li key={to} className={item}>
          <Link to={to} aria-current={path === to ? "page" : undefined} className={link}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The navigation of small screens: a native modal dialog, which keeps the focus inside, closes on Escape
 * and gives the focus back.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const t = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const [wasOpened, setOpened] = useState(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const closeOnLink = ({ target }: Event) => {
      // The dialog itself is the target of a click on its backdrop.
      if (target instanceof Element && (target === dialog || target.closest("a"))) dialog.close();
    };
    dialog.addEventListener("click", closeOnLink, { signal });
    const wide = matchMedia("(min-width: 64rem)");
    wide.addEventListener("change", () => dialog.close(), { signal });
    return () => stop.abort();
  }, []);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          ref.current?.showModal();
        }}
        className={menuButtonClass}
      >
        <Menu className="size-6" />
      </button>
      <dialog
        ref={ref}
        aria-label={t("menu.title")}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-paper text-ink sm:max-w-sm backdrop:bg-[rgb(0_0_0/0.5)]"
      >
        <div className="relative isolate flex min-h-full flex-col overflow-clip px-5 pb-8 sm:px-8">
          <div className="flex h-18 items-center justify-end">
            <button
              type="button"
              aria-label={t("menu.close")}
              onClick={() => ref.current?.close()}
              className={menuButtonClass}
            >
              <X className="size-6" />
            </button>
          </div>
          <nav aria-label={t("nav.label")}>
            <NavigationLinks layout="column" />
          </nav>
          {wasOpened && children}
          <Rings className="absolute inset-x-5 -bottom-[62vw] -z-10 text-accent opacity-60 sm:hidden" />
        </div>
      </dialog>
    </div>
  );
}

const menuButtonClass =
  "-mr-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-neutral-soft";
