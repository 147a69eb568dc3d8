import { type ReactNode, useRef, useState } from "react";
import { suggestEmail } from "#contract/email-address.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { fillField } from "./form-values.ts";

/** Asks about a likely slip in the email field within, such as gmial.com, once it was left. It never refuses one. */
export function EmailSuggestion({ children }: { children: ReactNode }) {
  const t = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <div
      onInput={() => setSuggestion(undefined)}
      onBlur={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        field.current = target;
        setSuggestion(suggestEmail(target.value));
      }}
    >
      {children}
      <output className="flex flex-wrap items-center gap-x-3 text-sm not-empty:mt-1.5">
        {suggestion !== undefined && (
          <>
            <span className="wrap-anywhere">{t("form.emailMeant", { email: suggestion })}</span>
            <button
              type="button"
              className="min-h-6 font-semibold text-primary underline underline-offset-2 pointer-coarse:min-h-11"
              onClick={() => {
                const input = field.current;
                if (input === null) return;
                fillField(input.form, input.name, suggestion);
                input.focus();
              }}
            >
              {t("form.emailUse")}
            </button>
          </>
        )}
      </output>
    </div>
  );
}
