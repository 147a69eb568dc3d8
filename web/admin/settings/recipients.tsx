import { company } from "#content/company.ts";
import { Email } from "#contract/fields.ts";
import { defaultLanguage, Language, languages } from "#contract/languages.ts";
import { settingLimits } from "#contract/limits.ts";
import type { Settings } from "#contract/settings.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Select } from "#web/ui/controls.tsx";
import { sectionAddress } from "./sections.ts";
import { useEmailCounts } from "./queries.ts";
import { AddItem, ItemList } from "./setting-fields.tsx";
import { type SectionProps, SettingForm, useSettingForm } from "./setting-form.tsx";
import { ForOperator } from "../for-operator.tsx";

type Languages = Settings["hrLanguages"];

/** The addresses that get an email about each new application. */
export function Recipients({ settings }: SectionProps) {
  const t = useTranslation();
  const heldEmails = useEmailCounts()?.held;
  const form = useSettingForm({
    settings,
    read: ({ hrEmails, hrLanguages }) => ({
      items: hrEmails ?? [],
      languages: hrLanguages,
      typed: "",
    }),
    toChange: (value) => ({ hrEmails: addressesOf(value), hrLanguages: value.languages }),
  });
  const { value, set } = form;
  const { hrEmailFallback: fallback } = settings;
  const isListed = (address: string) =>
    addressesOf(value).some((one) => one.toLowerCase() === address.toLowerCase());
  const languageSelectOf = (address: string) => (
    <Select
      isDense
      className="w-36"
      aria-label={t("adminSettings.recipients.language", { address })}
      value={languageOf(value.languages, address)}
      options={languages.map((language) => [language, t(`language.${language}`)])}
      onChange={({ target }) => {
        const language = Language.parse(target.value);
        set({ ...value, languages: withLanguage(value.languages, address, language) });
      }}
    />
  );

  return (
    <SettingForm
      title="adminSettings.recipients"
      form={form}
      linesOf={(one) =>
        addressesOf(one).length === 0
          ? [t("adminSettings.recipients.none")]
          : addressesOf(one).map(
              (address) => `${address} (${t(`language.${languageOf(one.languages, address)}`)})`,
            )
      }
    >
      {value.items.length === 0 && fallback !== null && (
        <div className="grid gap-3 rounded-md border border-line bg-surface px-4 py-3">
          <p className="text-[0.9375rem] wrap-anywhere">
            {t("adminSettings.recipients.fallback", { address: fallback })}
          </p>
          {languageSelectOf(fallback)}
        </div>
      )}
      <Receivers settings={settings} typed={addressesOf(value)} isChanged={form.isChanged} />
      {value.items.length > 0 && fallback !== null && !isListed(fallback) && (
        <SmallButton
          className="justify-self-start"
          onClick={() => set({ ...value, items: [...value.items, fallback] })}
        >
          {t("adminSettings.recipients.keep", { address: fallback })}
        </SmallButton>
      )}
      {value.items.length === 0 && fallback === null && (
        <Alert tone="warning" title={t("adminSettings.recipients.notReported")}>
          <p>{t("adminSettings.recipients.notReportedText")}</p>
          <ForOperator>{t("adminSettings.recipients.operator")}</ForOperator>
          {heldEmails !== undefined && (
            <p className="mt-1 font-semibold">
              {t("adminSettings.recipients.held", { count: heldEmails })}
            </p>
          )}
        </Alert>
      )}
      <ItemList
        label={t("adminSettings.recipients")}
        items={value.items.map((address) => ({
          key: address,
          content: address,
          control: languageSelectOf(address),
          removeLabel: t("adminSettings.recipients.remove", { address }),
        }))}
        onRemove={(address) => {
          set({
            ...value,
            items: value.items.filter((one) => one !== address),
            languages: withLanguage(value.languages, address, defaultLanguage),
          });
          form.focus();
        }}
      />
      <AddItem
        form={form}
        label={t("adminSettings.recipients.new")}
        hint={t("adminSettings.recipients.hint", { count: settingLimits.hrEmails })}
        errorOf={(typed) => {
          const { data: address } = Email.safeParse(typed);
          if (address === undefined) return "field.email.invalid";
          const isKnown = value.items.some((one) => one.toLowerCase() === address.toLowerCase());
          return isKnown ? "field.hrEmails.twice" : undefined;
        }}
        itemsOf={addressesOf}
        add={t("form.add")}
        input={{ type: "email", autoComplete: "off" }}
      />
    </SettingForm>
  );
}

/** The addresses that receive the news, before and after a change, and the one that gets the replies. */
function Receivers({
  settings: { hrEmails, hrEmailFallback, replyTo },
  typed,
  isChanged,
}: SectionProps & { typed: readonly string[]; isChanged: boolean }) {
  const t = useTranslation();
  const receiving = (addresses: readonly string[]) =>
    addresses.join(", ") || hrEmailFallback || t("adminSettings.recipients.none");
  const replies = replyTo ?? hrEmailFallback ?? company.hrEmail;
  return (
    <div aria-live="polite" className="grid gap-1 text-[0.9375rem] wrap-anywhere">
      <p>{t("adminSettings.recipients.now", { addresses: receiving(hrEmails ?? []) })}</p>
      {isChanged && (
        <p className="font-semibold">
          {t("adminSettings.recipients.then", { addresses: receiving(typed) })}
        </p>
      )}
      <p>
        {t("adminSettings.recipients.replies", { address: replies })}{" "}
        <Link to={sectionAddress("email-texts")} className="font-semibold text-primary">
          {t("adminSettings.recipients.repliesChange")}
        </Link>
      </p>
    </div>
  );
}

const languageOf = (languages: Languages, address: string) =>
  languages[address.toLowerCase()] ?? defaultLanguage;

/** Stores only languages other than the default. */
function withLanguage(languages: Languages, address: string, language: Language): Languages {
  const { [address.toLowerCase()]: _before, ...others } = languages;
  return language === defaultLanguage ? others : { ...others, [address.toLowerCase()]: language };
}

/** The addresses, with the typed one even before it is added. */
const addressesOf = ({ items, typed }: { items: string[]; typed: string }) =>
  typed.trim() === "" ? items : [...items, typed.trim()];
