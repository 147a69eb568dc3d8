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
import { useLeaveGuard } from "#web/forms/leave-guard.tsx";

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
  const [unsent] = Array.from(drafts[0].values());
  const note = unsent?.text.trim().slice(0, 80) || t("teamNotes.verdictOnly");
  const { question } = useLeaveGuard({
    isDirty: () => drafts[0].size > 0,
    survives: isInPanel,
    lost: t("teamNotes.discardText", { note }),
  });
  return (
    <DraftsContext value={drafts}>
      {children}
      {question}
    </DraftsContext>
  );
}

const isInPanel = (to: URL) => /^\/admin(?:\/|$)/.test(to.pathname);

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
  /** Drops the draft that was sent. What was typed since then stays. */
  const discard = (sent: AddNote) =>
    setDrafts((now) => {
      const others = new Map(now);
      if (now.get(id) === sent) others.delete(id);
      return others;
    });
  return { draft: drafts.get(id) ?? empty, write, discard };
}
