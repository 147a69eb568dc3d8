import { Building2, Headset, ShieldCheck } from "lucide-react";
import drum from "#web/art/drum.svg";
import { useText } from "#web/language.tsx";
import { Navigate, useLocation } from "#web/router.tsx";
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
      className="flex flex-col overflow-clip border-line bg-jade-soft max-lg:border-t lg:order-first lg:border-r"
    >
      <div className="mx-auto w-full max-w-md px-6 pt-14 lg:pt-24">
        <h2 id="login-welcome" className="text-3xl font-semibold">
          {t("login.welcome")}
        </h2>
        <p className="mt-2 text-muted">{t("login.welcomeText")}</p>
        <ul className="mt-8 grid gap-6">
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
      <RisingDrum />
    </section>
  );
}

// Takes what height the words leave, and shows as much of the drum as fits there.
function RisingDrum() {
  return (
    <div aria-hidden="true" className="relative mt-12 min-h-44 grow text-bronze">
      {["outer", "middle", "core"].map((ring) => (
        <svg
          key={ring}
          className="absolute top-0 left-1/2 size-[44rem] -translate-x-1/2 max-sm:size-[32rem]"
        >
          <use href={`${drum}#${ring}`} />
        </svg>
      ))}
    </div>
  );
}
