import { Monitor, Moon, Sun } from "lucide-react";
import { useText } from "#web/i18n/i18n.tsx";
import { themes, useTheme } from "#web/document/theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

/** Light, dark, or as the visitor's system has it. */
export function ThemeSwitch() {
  const t = useText();
  const { theme, setTheme } = useTheme();
  return (
    <fieldset
      aria-label={t("theme.label")}
      className="flex gap-1 rounded-full border border-line p-1"
    >
      {themes.map((offered) => {
        const Icon = icons[offered];
        return (
          <button
            key={offered}
            type="button"
            aria-pressed={offered === theme}
            aria-label={t(`theme.${offered}`)}
            title={t(`theme.${offered}`)}
            onClick={() => setTheme(offered)}
            className="inline-flex size-9 items-center justify-center rounded-full text-muted hover:text-ink aria-pressed:bg-grey-soft aria-pressed:text-ink pointer-coarse:size-11"
          >
            <Icon aria-hidden="true" className="size-4.5" />
          </button>
        );
      })}
    </fieldset>
  );
}
