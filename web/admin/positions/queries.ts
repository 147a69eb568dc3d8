import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Language, languages } from "#contract/languages.ts";
import { bulkLimits } from "#contract/bulk.ts";
import { paging } from "#contract/limits.ts";
import type { EmailPreview, EmailText } from "#contract/applications.ts";
import type { StaffPosition } from "#contract/positions.ts";
import { changeApplications, listApplications, previewStatusEmail } from "#web/api/applications.ts";
import { getPosition, listPositions } from "#web/api/positions.ts";

const positionsKey = ["positions"];
const listKey = [...positionsKey, "list"];
const oneKey = (slug: string) => [...positionsKey, "one", slug];

export const usePositions = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => listPositions(signal) });

/** One position; none is loaded without a slug. */
export const usePosition = (slug: string | null) =>
  useQuery({
    queryKey: oneKey(slug ?? ""),
    queryFn: ({ signal }) => getPosition(slug ?? "", signal),
    enabled: slug !== null,
  });

export function usePositionCache() {
  const client = useQueryClient();
  return {
    /** Puts a position from a response into the cache. */
    set: (position: StaffPosition) => {
      client.setQueryData(oneKey(position.slug), position);
      void client.invalidateQueries({ queryKey: listKey });
    },
    reload: () => client.invalidateQueries({ queryKey: positionsKey }),
    /** Moves a position in the list, before the server has done so. */
    move: async (slug: string, order: number) => {
      await client.cancelQueries({ queryKey: listKey });
      client.setQueryData<StaffPosition[]>(listKey, (positions = []) => {
        const moved = positions.filter((one) => one.slug === slug);
        const others = positions.filter((one) => one.slug !== slug);
        return others.toSpliced(order, 0, ...moved).map((one, index) => ({ ...one, order: index }));
      });
    },
  };
}

/** The rejection emails of the applications that wait, one for each language of their applicants. */
export function useRejectionEmails(slug: string) {
  return useQuery({
    queryKey: ["applications", "rejection-emails", slug],
    queryFn: async ({ signal }): Promise<EmailPreview[]> => {
      const window = { skip: 0, limit: paging.maxLimit };
      const waiting = { job_id: slug, status: "pending", ...window } as const;
      const { applications } = await listApplications(waiting, signal);
      const first = languages.map((language) =>
        applications.find((application) => application.language === language),
      );
      const known = first.filter((application) => application !== undefined);
      return Promise.all(known.map(({ id }) => previewStatusEmail(id, "rejected", signal)));
    },
    // A refresh must not change the emails while they are edited.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Rejects every application of a position that waits. Returns their number and how to undo it. */
export async function rejectWaiting(
  slug: string,
  status_emails: Partial<Record<Language, EmailText>>,
): Promise<{ count: number; refused: number; undoIds: string[] }> {
  const undoIds: string[] = [];
  let count = 0;
  let refused = 0;
  for (;;) {
    // The rejected ones leave the list; the refused ones stay at its beginning.
    const waiting = { job_id: slug, status: "pending", sort: "oldest" } as const;
    const window = { skip: refused, limit: bulkLimits.ids };
    const { applications } = await listApplications({ ...waiting, ...window });
    if (applications.length === 0) return { count, refused, undoIds };
    const answer = await changeApplications({
      action: "status",
      status: "rejected",
      ids: applications.map(({ id }) => id),
      status_emails,
    });
    count += answer.done.length;
    refused += answer.refused.length;
    if (answer.undo_id !== null) undoIds.push(answer.undo_id);
  }
}
