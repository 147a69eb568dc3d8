import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useState,
} from "react";
import type { Attachment, WriteMessage } from "#contract/messages.ts";
import { asRecord } from "#web/browser/json.ts";
import { dialogHistoryState, isDialogHistoryEntry } from "#web/router/dialog-history.ts";
import { useLocation, useNavigate } from "#web/router/router.tsx";

/** What was written, with the files that its ids name. */
export type Written = WriteMessage & { files: readonly Attachment[] };

type TakenBack = Written & { number: number };

const Context = createContext<
  [TakenBack | undefined, Dispatch<SetStateAction<TakenBack | undefined>>] | null
>(null);

/** Keeps the email that was taken back last, while the panel is open. */
export function TakenBackEmail({ children }: { children: ReactNode }) {
  return <Context value={useState<TakenBack>()}>{children}</Context>;
}

/** An email that was taken back at this address, if one was, and how to write one again here. */
export function useTakenBack() {
  const context = use(Context);
  if (context === null) throw new Error("useTakenBack needs a TakenBackEmail around it");
  const [kept, keep] = context;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { takenBack: number } = asRecord(state);
  return {
    takenBack: kept !== undefined && kept.number === number ? kept : undefined,
    writeAgain: (message: Written) => {
      const next = { ...message, number: Date.now() };
      keep(next);
      navigate(pathname + search, {
        replace: isDialogHistoryEntry(),
        state: { ...dialogHistoryState, takenBack: next.number },
      });
    },
  };
}
