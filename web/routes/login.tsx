import { Building2, Headset, ShieldCheck } from "lucide-react";
import { Navigate, useLocation } from "react-router";
import { useText } from "#web/language.tsx";
import { LogoMark } from "#web/layout/logo-mark.tsx";
import { originIn } from "#web/session/origin.ts";
import { useSession } from "#web/session/session.tsx";
import { LoginForm } from "./login-form.tsx";

/** The sign-in screen (spec §2). Whoever is signed in is led back to where they came from. */
export default function Login() {
  const { status } = useSession();
  const { state } = useLocation();
  if (status === "signed-in") return <Navigate to={originIn(state)} replace />;
  return (
    <div className="grid stored-session:invisible lg:min-h-[calc(100vh-4.5rem)] lg:grid-cols-2">
      <LoginForm />
      <Welcome />
    </div>
  );
}

const blurbs = [
  { Icon: Building2, title: "login.enterprise", text: "login.enterpriseText" },
  { Icon: ShieldCheck, title: "login.security", text: "login.securityText" },
  { Icon: Headset, title: "login.support", text: "login.supportText" },
] as const;

// The form comes first for a keyboard and on a phone; beside it stands the welcome on the left.
function Welcome() {
  const t = useText();
  return (
    <section
      aria-labelledby="login-welcome"
      className="relative flex items-center overflow-hidden border-line bg-jade-soft max-lg:border-t lg:order-first lg:border-r"
    >
      <LogoMark className="pointer-events-none absolute -right-40 -bottom-40 size-[36rem] text-bronze opacity-15" />
      <div className="relative mx-auto w-full max-w-md px-6 py-14 lg:py-20">
        <h2 id="login-welcome" className="text-3xl font-semibold">
          {t("login.welcome")}
        </h2>
        <p className="mt-3 text-lg text-muted">{t("login.welcomeText")}</p>
        <ul className="mt-10 grid gap-7">
          {blurbs.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-jade" />
              <div>
                <p className="font-semibold">{t(title)}</p>
                <p className="mt-0.5 text-[0.9375rem] text-muted">{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
