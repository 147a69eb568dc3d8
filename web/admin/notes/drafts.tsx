import { createContext, type ReactNode, use, useState, useSyncExternalStore } from "react";
import type { AddNote } from "#contract/notes.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";

const empty: AddNote = { text: "", verdict: null };

/** The unsent notes by application. */
class Drafts {
  readonly #drafts = new Map<string, AddNote>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get size(): number {
    return this.#drafts.size;
  }

  get(id: string): AddNote {
    return this.#drafts.get(id) ?? empty;
  }

  set(id: string, draft: AddNote): void {
    if (draft.text === "" && draft.verdict === null) this.#drafts.delete(id);
    else this.#drafts.set(id, draft);
    for (const listener of this.#listeners) listener();
  }
}

const DraftsContext = createContext<Drafts | null>(null);

/**
 * Keeps unsent notes while the panel is open: they outlive a closed dialog and a step to another
 * application. It asks before the user leaves the panel with one.
 */
export function NoteDrafts({ children }: { children: ReactNode }) {
  const [drafts] = useState(() => new Drafts());
  const { question } = useUnsavedChanges(
    () => drafts.size > 0,
    (to) => to.pathname === location.pathname,
  );
  return (
    <DraftsContext value={drafts}>
      {children}
      {question}
    </DraftsContext>
  );
}

/** The unsent note on an application. */
export function useNoteDraft(id: string) {
  const drafts = use(DraftsContext);
  if (drafts === null) throw new Error("useNoteDraft needs a NoteDrafts around it");
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(id));
  return {
    draft,
    write: (change: Partial<AddNote>) => drafts.set(id, { ...drafts.get(id), ...change }),
    discard: () => drafts.set(id, empty),
  };
}
