import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { suggestEmail } from "#contract/email-address.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { fillField } from "./values.ts";

/** Asks about a likely slip in the email field within, such as gmial.com, once it was left. It never refuses one. */
export function EmailSuggestion({ children }: { children: ReactNode }) {
  const t = useTranslation();
  const wrapper = useRef<HTMLDivElement>(null);
  const [suggestion, setSuggestion] = useState<string>();

  const fieldIn = () => wrapper.current?.querySelector("input") ?? null;
  /** Asks nothing while the address is being typed. */
  const check = () => {
    const field = fieldIn();
    const isTyping = field === null || document.activeElement === field;
    setSuggestion(isTyping ? undefined : suggestEmail(field.value));
  };
  const checkLater = useEffectEvent(check);
  useEffect(() => {
    // An address may have been typed before hydration.
    const timer = setTimeout(checkLater);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={wrapper} onInput={check} onBlur={() => setTimeout(check)}>
      {children}
      <output className="flex flex-wrap items-center gap-x-3 text-sm not-empty:mt-1.5">
        {suggestion !== undefined && (
          <>
            <span className="wrap-anywhere">{t("form.emailMeant", { email: suggestion })}</span>
            <button
              type="button"
              className="min-h-6 font-semibold text-primary underline underline-offset-2 pointer-coarse:min-h-11"
              onClick={() => {
                const field = fieldIn();
                if (field === null) return;
                fillField(field.form, field.name, suggestion);
                field.focus();
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
