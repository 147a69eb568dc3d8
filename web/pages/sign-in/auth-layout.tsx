import { Building2, Headset, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Unbroken } from "#web/ui/unbroken.tsx";
import { Link } from "#web/router/link.tsx";

/** The layout of sign-in and sign-up: the form, beside it a welcome (spec §2). */
export function AuthLayout({
  welcome,
  welcomeText,
  children,
}: {
  welcome: string;
  welcomeText: string;
  children: ReactNode;
}) {
  const t = useTranslation();
  return (
    <div className="grid stored-session:invisible lg:min-h-[calc(100vh-4.5rem)] lg:grid-cols-2">
      <div className="mx-auto w-full max-w-md px-6 py-14 lg:page-half-end lg:max-w-[25rem] lg:px-0 lg:py-24">
        {children}
        <p className="mt-12 flex gap-6 border-t border-line pt-5">
          <Link to="/privacy-policy" className={linkClass}>
            {t("footer.privacy")}
          </Link>
          <Link to="/terms-of-service" className={linkClass}>
            {t("footer.terms")}
          </Link>
        </p>
      </div>
      {/* After the form in the tab order and on a phone; to its left on a large screen. */}
      <section
        aria-labelledby="auth-welcome"
        className="flex flex-col overflow-clip border-line bg-primary-soft max-lg:border-t lg:order-first lg:border-r"
      >
        <div className="mx-auto w-full max-w-md px-6 pt-14 lg:mx-0 lg:max-w-none lg:page-half-start lg:pt-24">
          <h2 id="auth-welcome" className="heading-3">
            {welcome}
          </h2>
          <p className="mt-2 text-muted">{welcomeText}</p>
          <ul className="mt-8 grid max-w-md gap-6">
            {blurbs.map(({ Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <Icon className="mt-0.5 size-6 shrink-0 text-primary" />
                <div>
                  <p className="font-semibold">{t(title)}</p>
                  <p className="mt-0.5 text-[0.9375rem] text-muted">
                    <Unbroken>{t(text)}</Unbroken>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {/* Fills the height below the welcome with as much of the drum as fits. */}
        <div aria-hidden="true" className="relative mt-12 min-h-44 grow text-accent">
          {["drum-outer", "drum-middle", "drum-core"].map((ring) => (
            <span
              key={ring}
              className={`absolute top-0 left-1/2 size-[44rem] -translate-x-1/2 max-sm:size-[32rem] ${ring}`}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

const linkClass = "inline-flex min-h-11 items-center text-sm text-muted hover:text-ink";

const blurbs = [
  { Icon: Building2, title: "login.enterprise", text: "login.enterpriseText" },
  { Icon: ShieldCheck, title: "login.security", text: "login.securityText" },
  { Icon: Headset, title: "login.support", text: "login.supportText" },
] as const;
