const key = "source";

/** Takes the place of session storage where that is blocked or full. */
let inMemory: string | null = null;

/**
 * Remembers until the tab closes where the visitor comes from, as `from` or `utm_source` in the address
 * says, for the application form. In the panel `from` means something else.
 */
export function rememberSource({ pathname, search }: Location): void {
  const query = new URLSearchParams(search);
  const source = query.get("from") ?? query.get("utm_source");
  if (!source || pathname === "/admin") return;
  const source_detail = query.get("utm_campaign") ?? "";
  inMemory = JSON.stringify({ source: cut(source), source_detail: cut(source_detail) });
  try {
    sessionStorage.setItem(key, inMemory);
  } catch {
    // It stays in memory.
  }
}

/** The remembered source and its detail as JSON; null where the address named none. */
export function rememberedSource(): string | null {
  try {
    return inMemory ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Longer than what the server stores. */
const cut = (text: string) => text.slice(0, 200);
