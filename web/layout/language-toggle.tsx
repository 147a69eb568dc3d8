import { twinOf } from "#web/address.ts";
import { useLanguage, useText } from "#web/language.tsx";
import { usePlace } from "#web/place.tsx";
import { languages } from "#web/stored-language.ts";
import { useTellLost } from "#web/use-tell-lost.ts";

/** Switches the language in place. Without a script its links lead to the page's other version. */
export function LanguageToggle() {
  const t = useText();
  const { path, hasTwin } = usePlace();
  const { language, setLanguage } = useLanguage();
  const tellLost = useTellLost();
  return (
    <fieldset aria-label={t("language.label")} className="flex text-sm font-semibold">
      {languages.map((offered) => (
        <a
          key={offered}
          href={hasTwin && offered === "vi" ? twinOf(path) : path}
          hrefLang={offered}
          aria-current={offered === language ? "true" : undefined}
          title={t(`language.${offered}`)}
          onClick={(event) => {
            event.preventDefault();
            setLanguage(offered).catch(tellLost);
          }}
          className="inline-flex min-h-11 min-w-9 items-center justify-center rounded-sm uppercase text-muted hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-bronze aria-[current]:decoration-2 aria-[current]:underline-offset-6"
        >
          {offered}
        </a>
      ))}
    </fieldset>
  );
}
