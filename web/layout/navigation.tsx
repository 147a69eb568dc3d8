import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link, useCurrentRoute } from "#web/router/link.tsx";

/** The main navigation (spec §2). */
const navigation = [
  { to: "/", text: "nav.home" },
  { to: "/about", text: "nav.about" },
  { to: "/solutions", text: "nav.solutions" },
  { to: "/projects", text: "nav.projects" },
  { to: "/clients", text: "nav.clients" },
  { to: "/team", text: "nav.team" },
  { to: "/careers", text: "nav.careers" },
] as const;

/**
 * The navigation of small screens. A native modal dialog keeps the focus inside, closes on Escape and
 * gives the focus back.
 */
export function MobileMenu() {
  const t = useTranslation();
  const { path } = useCurrentRoute();
  const ref = useRef<HTMLDialogElement>(null);
  const [isReady, setReady] = useState(false);
  const getReady = () => setReady(true);
  const close = () => ref.current?.close();

  function open(): void {
    // Its content takes the focus.
    flushSync(getReady);
    ref.current?.showModal();
  }

  useEffect(() => {
    const dialog = ref.current;
    const stop = new AbortController();
    const { signal } = stop;
    const wide = matchMedia("(min-width: 64rem)");
    wide.addEventListener("change", () => dialog?.close(), { signal });
    dialog?.addEventListener(
      "click",
      // The dialog itself is hit only where its content is not: on the backdrop.
      (event) => {
        if (event.target === dialog) dialog.close();
      },
      { signal },
    );
    return () => stop.abort();
  }, []);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        onPointerEnter={getReady}
        onFocus={getReady}
        onClick={open}
        className="-mr-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-grey-soft"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={ref}
        aria-label={t("menu.title")}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-sm bg-paper text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
      >
        {isReady && (
          <div className="flex min-h-full flex-col px-5 pb-8 sm:px-8">
            <div className="flex h-18 items-center justify-end">
              <button
                type="button"
                aria-label={t("menu.close")}
                onClick={close}
                className="-mr-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-grey-soft"
              >
                <X aria-hidden="true" className="size-6" />
              </button>
            </div>
            <nav aria-label={t("nav.label")}>
              <ul>
                {navigation.map(({ to, text }) => (
                  <li key={to} className="border-b border-line">
                    <Link
                      to={to}
                      onClick={close}
                      aria-current={path === to ? "page" : undefined}
                      className="flex min-h-14 items-center text-xl font-semibold hover:text-primary aria-[current=page]:text-accent"
                    >
                      {t(text)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        )}
      </dialog>
    </div>
  );
}

/** The main navigation in a row. */
export function NavigationLinks({ path }: { path: string }) {
  const t = useTranslation();
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
