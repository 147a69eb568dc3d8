import { Monitor, Moon, Sun } from "lucide-react";
import { themes, useTheme } from "#web/browser/theme.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

export const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** The colours of the site: those of the device, light or dark. */
export function ThemeSwitch() {
  const t = useTranslation();
  const { theme, setTheme } = useTheme();
  return (
    <fieldset
      aria-label={t("theme.label")}
      className="flex gap-1 rounded-full border border-line p-1 in-panel:border-0"
    >
      {themes.map((offered) => {
        const Icon = themeIcons[offered];
        return (
          <button
            key={offered}
            type="button"
            aria-pressed={offered === theme}
            aria-label={t(`theme.${offered}`)}
            title={t(`theme.${offered}`)}
            onClick={() => setTheme(offered)}
            className="inline-flex size-9 items-center justify-center rounded-full text-muted hover:text-ink aria-pressed:bg-neutral-soft aria-pressed:text-ink pointer-coarse:size-11"
          >
            <Icon className="size-4.5" />
          </button>
        );
      })}
    </fieldset>
  );
}
