import type { ReactNode } from "react";
import { Email } from "#contract/fields.ts";
import { defaultLanguage, Language, languages } from "#contract/languages.ts";
import { settingLimits } from "#contract/limits.ts";
import type { Settings } from "#contract/settings.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Select } from "#web/ui/controls.tsx";
import { AddItem, ItemList, type SectionProps, SettingForm } from "./setting-form.tsx";
import { useLetterCounts } from "./queries.ts";
import { useSettingForm } from "./use-setting-form.ts";

type Languages = Settings["hrLanguages"];

type Value = {
  addresses: string[];
  languages: Languages;
  /** What stands in the field and has not been put in the list yet. */
  typed: string;
};

/** Who hears of new applications. */
export function Recipients({ settings }: SectionProps) {
  const t = useTranslation();
  const form = useSettingForm<Value>({
    saved: settings,
    read: ({ hrEmails, hrLanguages }) => ({
      addresses: hrEmails ?? [],
      languages: hrLanguages,
      typed: "",
    }),
    toChange: (value) => ({ hrEmails: addressesIn(value), hrLanguages: value.languages }),
  });
  const { value, set } = form;
  const { addresses, typed } = value;
  const languageOf = (address: string) => (
    <LanguageSelect
      address={address}
      language={value.languages[address.toLowerCase()] ?? defaultLanguage}
      onChange={(language) =>
        set({ ...value, languages: withLanguage(value.languages, address, language) })
      }
    />
  );

  function add(): void {
    const address = Email.safeParse(typed);
    if (!address.success) return form.tell("field.email.invalid");
    if (isIn(addresses, address.data)) return form.tell("field.hrEmails.twice");
    set({ ...value, addresses: [...addresses, address.data], typed: "" });
    document.getElementById(form.fieldId)?.focus();
  }

  return (
    <SettingForm
      title="adminSettings.recipients"
      form={form}
      linesOf={(one) =>
        addressesIn(one).length > 0
          ? addressesIn(one).map((address) => {
              const language = one.languages[address.toLowerCase()] ?? defaultLanguage;
              return `${address} (${t(`language.${language}`)})`;
            })
          : [t("adminSettings.recipients.none")]
      }
    >
      {addresses.length === 0 && (
        <WhoHears fallback={settings.hrEmailFallback} languageOf={languageOf} />
      )}
      <ItemList
        label={t("adminSettings.recipients")}
        items={addresses.map((address) => ({
          key: address,
          text: address,
          control: languageOf(address),
          removeLabel: t("adminSettings.recipients.remove", { address }),
        }))}
        onRemove={(address) => {
          set({
            ...value,
            addresses: addresses.filter((one) => one !== address),
            languages: withLanguage(value.languages, address, defaultLanguage),
          });
          document.getElementById(form.fieldId)?.focus();
        }}
      />
      <AddItem
        id={form.fieldId}
        label={t("adminSettings.recipients.new")}
        hint={t("adminSettings.recipients.hint", { count: settingLimits.hrEmails })}
        error={form.problem}
        value={typed}
        onChange={(text) => set({ ...value, typed: text })}
        onAdd={add}
        add={t("adminSettings.recipients.add")}
        input={{ type: "email", autoComplete: "off" }}
      />
    </SettingForm>
  );
}

/** Who is told while nobody is named here, and what waits when that is nobody at all. */
function WhoHears({
  fallback,
  languageOf,
}: {
  fallback: string | null;
  languageOf: (address: string) => ReactNode;
}) {
  const t = useTranslation();
  const held = useLetterCounts()?.held;
  if (fallback !== null) {
    return (
      <div className="grid gap-3 rounded-md border border-line bg-surface px-4 py-3">
        <p className="text-[0.9375rem] wrap-anywhere">
          {t("adminSettings.recipients.fallback", { address: fallback })}
        </p>
        {languageOf(fallback)}
      </div>
    );
  }
  return (
    <Alert tone="warning" title={t("adminSettings.recipients.nobody")}>
      <p>{t("adminSettings.recipients.nobodyText")}</p>
      {held !== undefined && (
        <p className="mt-1 font-semibold">{t("adminSettings.recipients.held", { count: held })}</p>
      )}
    </Alert>
  );
}

/** What language e-mails to one address are written in. */
function LanguageSelect({
  address,
  language,
  onChange,
}: {
  address: string;
  language: Language;
  onChange: (language: Language) => void;
}) {
  const t = useTranslation();
  return (
    <Select
      isDense
      className="w-36"
      aria-label={t("adminSettings.recipients.language", { address })}
      value={language}
      onChange={({ target }) => onChange(Language.parse(target.value))}
    >
      {languages.map((one) => (
        <option key={one} value={one}>
          {t(`language.${one}`)}
        </option>
      ))}
    </Select>
  );
}

/** Only languages other than the default are stored. */
function withLanguage(languages: Languages, address: string, language: Language): Languages {
  const key = address.toLowerCase();
  const others = Object.entries(languages).filter(([one]) => one !== key);
  return Object.fromEntries(language === defaultLanguage ? others : [...others, [key, language]]);
}

/** With what was typed and not yet added: whoever saves means it too. */
const addressesIn = ({ addresses, typed }: Value) =>
  typed.trim() === "" ? addresses : [...addresses, typed.trim()];

const isIn = (addresses: readonly string[], address: string) =>
  addresses.some((one) => one.toLowerCase() === address.toLowerCase());
