import { Languages, type LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { languages } from "#contract/languages.ts";
import { useSignedInUser } from "#web/session/guard.tsx";
import { clearSession } from "#web/api/tokens.ts";
import { themes, useTheme } from "#web/browser/theme.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { themeIcons } from "#web/layout/theme-switch.tsx";
import { useChunkErrorToast } from "#web/data/load-error.tsx";
import { useNavigate } from "#web/router/router.tsx";
import { AccountScreen } from "../account-screen.tsx";
import { DataSection, DeleteSection, EmailSection, PasswordSection } from "./account-sections.tsx";
import { Section, sections } from "./section.tsx";
import { ActivitySection, SessionsSection } from "./sessions.tsx";
import { TwoStepSection } from "./two-step.tsx";

/** All settings on one page. Each section has an address. */
export default function Settings() {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  // The session of a deleted account ends with the page: the guard would lead to the sign-in screen.
  useEffect(
    () => () => {
      if (isDeleted.current) clearSession();
    },
    [],
  );
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
    <AccountScreen title={t("user.settings")} text={t("settings.text")}>
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
          <DeleteSection
            onDeleted={() => {
              isDeleted.current = true;
              navigate("/", { replace: true });
            }}
          />
        </div>
      </div>
    </AccountScreen>
  );
}

function AppearanceSection() {
  const t = useTranslation();
  const { theme, setTheme } = useTheme();
  return (
    <Choice
      id="appearance"
      keys="appearance"
      options={themes.map((value) => ({ value, Icon: themeIcons[value] }))}
      labelOf={(value) => t(`appearance.${value}`)}
      chosen={theme}
      onChoose={setTheme}
    />
  );
}

function LanguageSection() {
  const { t, language, setLanguage } = useI18n();
  const showChunkError = useChunkErrorToast();
  return (
    <Choice
      id="language"
      keys="languageSetting"
      options={languages.map((value) => ({ value, Icon: Languages, lang: value }))}
      labelOf={(value) => t(`languageSetting.${value}`)}
      chosen={language}
      onChoose={(next) => void setLanguage(next).catch(showChunkError)}
    />
  );
}

/** A section with a choice of one value. Its texts begin with `keys`. */
function Choice<Value extends string>({
  id,
  keys,
  options,
  labelOf,
  chosen,
  onChoose,
}: {
  id: "appearance" | "language";
  keys: "appearance" | "languageSetting";
  options: readonly { value: Value; Icon: LucideIcon; lang?: string }[];
  labelOf: (value: Value) => string;
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const t = useTranslation();
  return (
    <Section id={id} text={t("appearance.text")}>
      <fieldset aria-label={t(`${keys}.label`)} className="flex flex-wrap gap-3">
        {options.map(({ value, Icon, lang }) => (
          <label
            key={value}
            lang={lang}
            className="flex min-h-13 grow basis-36 cursor-pointer items-center gap-3 rounded-md border border-edge px-4 text-[0.9375rem] font-semibold hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <Icon className="size-5" />
            {labelOf(value)}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
