import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useState,
} from "react";
import type { AddNote } from "#contract/notes.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation } from "#web/router/router.tsx";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";

const empty: AddNote = { text: "", verdict: null };
type Drafts = ReadonlyMap<string, AddNote>;

const DraftsContext = createContext<[Drafts, Dispatch<SetStateAction<Drafts>>] | null>(null);

/**
 * Keeps unsent notes while the panel is open: they outlive a closed dialog and a step to another
 * application. It asks before the user leaves the panel with one.
 */
export function NoteDrafts({ children }: { children: ReactNode }) {
  const drafts = useState<Drafts>(() => new Map());
  const t = useTranslation();
  // That of the router: at "Back" the address of the browser has changed already.
  const { pathname } = useLocation();
  const [unsent] = Array.from(drafts[0].values());
  const note = unsent?.text.trim().slice(0, 80) || t("teamNotes.verdictOnly");
  const { question } = useUnsavedChanges(
    () => drafts[0].size > 0,
    (to) => to.pathname === pathname,
    t("teamNotes.discardText", { note }),
  );
  return (
    <DraftsContext value={drafts}>
      {children}
      {question}
    </DraftsContext>
  );
}
export function useNoteDraft(id: string) {
  const context = use(DraftsContext);
  if (context === null) throw new Error("useNoteDraft needs a NoteDrafts around it");
  const [drafts, setDrafts] = context;
  const write = (change: Partial<AddNote>) =>
    setDrafts((now) => {
      const draft = { ...(now.get(id) ?? empty), ...change };
      const others = new Map(now);
      others.delete(id);
      return draft.text === "" && draft.verdict === null ? others : others.set(id, draft);
    });
  return { draft: drafts.get(id) ?? empty, write, discard: () => write(empty) };
}
