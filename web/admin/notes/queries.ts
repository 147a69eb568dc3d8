import { queryOptions, useQuery } from "@tanstack/react-query";
import { fetchColleagues, fetchNotes } from "#web/api/notes.ts";

export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ["applications", "notes", id],
    queryFn: ({ signal }) => fetchNotes(id, signal),
  });

/** Colleagues change rarely, and a note without a suggestion can still be written. */
const colleaguesKeptMs = 5 * 60_000;

/** The members of staff whom a note can mention; empty until they are loaded. */
export function useColleagues() {
  const { data = [] } = useQuery({
    queryKey: ["colleagues"],
    queryFn: ({ signal }) => fetchColleagues(signal),
    staleTime: colleaguesKeptMs,
  });
  return data;
}
