import { useEffect, useState } from "react";
import { RequireUser } from "#web/auth/guard.tsx";
import { clearSession, type SessionUser } from "#web/auth/tokens.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { AccountScreen } from "../account-screen.tsx";
import { DataSection, DeleteSection, EmailSection, PasswordSection } from "./account-sections.tsx";
import { AppearanceSection, LanguageSection } from "./preferences.tsx";
import { sections } from "./section.tsx";
import { ActivitySection, SessionsSection } from "./sessions.tsx";
import { TwoStepSection } from "./two-step.tsx";

export default function Settings() {
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <LeaveAfterDeletion />;
  return (
    <RequireUser>
      {(user) => <SettingsScreen user={user} onDeleted={() => setDeleted(true)} />}
    </RequireUser>
  );
}

// Outside RequireUser, which would redirect to the sign-in screen.
function LeaveAfterDeletion() {
  const navigate = useNavigate();
  useEffect(() => {
    clearSession();
    navigate("/", { replace: true });
  }, [navigate]);
  return null;
}

/** All settings on one page. Each section has an address. */
function SettingsScreen({ user, onDeleted }: { user: SessionUser; onDeleted: () => void }) {
  const t = useTranslation();

  // The browser could not scroll to a section that was still loading.
  useEffect(() => {
    const element = document.getElementById(location.hash.slice(1));
    element?.scrollIntoView();
    // The route change focuses the beginning of the page first.
    const timer = setTimeout(() => element?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);

  return (
    <AccountScreen title={t("settings.title")} text={t("settings.text")}>
      <div className="mt-8 grid gap-12 lg:grid-cols-[13rem_minmax(0,46rem)]">
        {/* Plain links, because they also move the starting point of Tab. */}
        <nav aria-label={t("settings.sections")} className="hidden lg:block">
          <ul className="sticky top-28 border-l border-line">
            {Object.entries(sections).map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-[0.9375rem] text-muted hover:border-accent hover:text-ink"
                >
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-6">
          <PasswordSection email={user.email} />
          <TwoStepSection email={user.email} />
          <SessionsSection />
          <EmailSection email={user.email} />
          <AppearanceSection />
          <LanguageSection />
          <ActivitySection />
          <DataSection />
          <DeleteSection onDeleted={onDeleted} />
        </div>
      </div>
    </AccountScreen>
  );
}
