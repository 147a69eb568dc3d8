import { queryOptions, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AddNote } from "#contract/notes.ts";
import { useUnsavedChanges } from "#web/forms/use-unsaved-changes.tsx";

const empty: AddNote = { text: "", verdict: null };

const prefix = "noteDraft";

const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [prefix, id],
    queryFn: () => empty,
    initialData: empty,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The unsent note on an application. It outlives a closed dialog and a step to another application. */
export function useNoteDraft(id: string) {
  const client = useQueryClient();
  const { data: draft } = useQuery(draftQuery(id));
  return {
    draft,
    write: (change: Partial<AddNote>) =>
      client.setQueryData(draftQuery(id).queryKey, (before = empty) => ({ ...before, ...change })),
    discard: () => client.setQueryData(draftQuery(id).queryKey, empty),
  };
}

const hasDrafts = (client: QueryClient) =>
  client
    .getQueriesData<AddNote>({ queryKey: [prefix] })
    .some(([, draft]) => draft !== undefined && (draft.text !== "" || draft.verdict !== null));

/** Asks before the user leaves the panel with unsent notes. */
export function DraftGuard() {
  const client = useQueryClient();
  const { question } = useUnsavedChanges(
    () => hasDrafts(client),
    (to) => to.pathname === location.pathname,
  );
  return question;
}
