import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "theme";
const listeners = new Set<() => void>();

/** The chosen theme. The script in the head has applied it before the first paint. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "system" as const);
  return { theme, setTheme };
}

function currentTheme(): Theme {
  const applied = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === applied) ?? "system";
}

function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // It holds for this page then.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
