import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  fetchBackupState,
  fetchRetentionForecast,
  fetchSettings,
  getLetter,
  listLetters,
  postTestLetter,
  resendLetter,
} from "#web/api/panel.ts";
import { LetterState, type OutboxLetter } from "#contract/outbox.ts";
import { CallFailure } from "#web/api/failure.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import * as z from "zod/mini";
import { optionally, pageNumber, useSearchState } from "../list/use-search-state.ts";

export const settingsKey = ["settings"];

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => fetchSettings(signal),
  });
}

/** What a retention time would erase now. Never taken from memory: it is asked before something is erased. */
export const forecastOf = (days: number) =>
  queryOptions({
    queryKey: ["retention", days],
    queryFn: ({ signal }) => fetchRetentionForecast(days, signal),
    staleTime: 0,
  });

const lookAgainMs = 30_000;

/** How the backups of the server stand. */
export function useBackupState() {
  return useQuery({
    queryKey: ["backups"],
    queryFn: ({ signal }) => fetchBackupState(signal),
    refetchInterval: lookAgainMs,
  });
}

/** How many letters there are in each state; undefined until it is known. */
export function useLetterCounts() {
  const { data } = useQuery({
    queryKey: ["outbox", "counts"],
    queryFn: ({ signal }) => listLetters({ skip: 0, limit: 1 }, signal),
    refetchInterval: lookAgainMs,
  });
  return data?.counts;
}

export const pageSize = 20;

const soonMs = 2_000;
const laterMs = 15_000;

/** The page of letters that the view asks for. It is read again by itself, sooner while one is leaving. */
export function useLetters({ state, page }: EmailsView) {
  const filter = { skip: (page - 1) * pageSize, limit: pageSize, state };
  return useQuery({
    queryKey: ["outbox", "list", filter],
    queryFn: ({ signal }) => listLetters(filter, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const now = new Date().toISOString();
      const isLeaving = data?.letters.some((one) => one.state === "queued" && one.run_at <= now);
      return isLeaving === true ? soonMs : laterMs;
    },
  });
}

/** One e-mail with its text. */
export function useLetter(id: string) {
  return useQuery({
    queryKey: ["outbox", "one", id],
    queryFn: ({ signal }) => getLetter(id, signal),
  });
}

/** Sends a letter again and says what became of it. */
export function useResend() {
  const tell = useTellOutcome();
  const reload = useReloadLetters();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: async ({ id }: OutboxLetter) => {
      await resendLetter(id);
      return outcomeOf(id);
    },
    onSuccess: tell,
    onError: (failure) => showFailure("adminSettings.mail.resendFailed", failure),
    onSettled: reload,
  });
}

/** Sends oneself a test letter and says what became of it. */
export function useTestLetter() {
  const tell = useTellOutcome();
  const reload = useReloadLetters();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: async () => outcomeOf((await postTestLetter()).id),
    onSuccess: tell,
    onError: (failure) => showFailure("adminSettings.mail.testFailed", failure),
    onSettled: reload,
  });
}

/** Reads everything about letters anew. */
function useReloadLetters(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["outbox"] });
}

function useTellOutcome(): (letter: OutboxLetter | null) => void {
  const t = useTranslation();
  return (letter) => {
    const { state, last_error: words, to_email: email } = letter ?? goneLetter;
    if (state === "sent") {
      const title = t("adminSettings.mail.wasSent");
      toast({ title, tone: "success", ...(email !== null && { description: email }) });
    } else if (state === "filed") {
      toast({ title: t("adminSettings.mail.wasFiled"), tone: "success" });
    } else if (words !== null) {
      const key = state === "failed" ? "adminSettings.mail.wasRefused" : "adminSettings.mail.waits";
      toast({ title: t(key), description: words, tone: "error" });
    } else {
      toast({ title: t("adminSettings.mail.isLeaving") });
    }
  };
}

const goneLetter = { state: "sent", last_error: null, to_email: null } as const;

const lookEveryMs = 1_000;
const looks = 20;

/** How a letter stands once it has been tried, or after a while. Null when it was sent and left no trace. */
async function outcomeOf(id: string): Promise<OutboxLetter | null> {
  for (let look = 1; ; look++) {
    try {
      const letter = await getLetter(id);
      const isTried = letter.state !== "queued" || letter.last_error !== null;
      if (isTried || look === looks) return letter;
    } catch (failure) {
      // The last letter about somebody whose data was deleted goes with them.
      if (failure instanceof CallFailure && failure.status === 404) return null;
      throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

const View = z.object({ state: optionally(LetterState), page: pageNumber });

/** What the list of emails shows. Its keys are those of the address. */
type EmailsView = z.output<typeof View>;

export const useEmailsView = () => useSearchState<EmailsView>(View);
