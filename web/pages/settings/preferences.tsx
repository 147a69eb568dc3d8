import { Languages, type LucideIcon } from "lucide-react";
import { languages } from "#contract/languages.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { themeIcons } from "#web/layout/footer.tsx";
import { useChunkErrorToast } from "#web/layout/load-error.tsx";
import { themes, useTheme } from "#web/document/theme.ts";
import { Section } from "./section.tsx";

export function AppearanceSection() {
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

export function LanguageSection() {
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
    <Section id={id} text={t(`${keys}.text`)}>
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
