import { LetterState } from "#contract/outbox.ts";
import { useSearchParams } from "#web/router/router.tsx";
import { pageIn } from "../../list/address.ts";

/** What the list of letters shows, as the address says. */
export type LettersView = { state: LetterState | undefined; page: number };

export function useLettersView(): LettersView {
  const [search] = useSearchParams();
  return { state: LetterState.safeParse(search.get("state")).data, page: pageIn(search) };
}

export function lettersAddress({ state, page }: LettersView): string {
  const search = new URLSearchParams({ tab: "settings", section: "mail" });
  if (state !== undefined) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return `/admin?${search.toString()}`;
}
