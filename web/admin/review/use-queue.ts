import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { listApplications } from "#web/api/applications.ts";
import { useErrorToast } from "#web/data/error-toast.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useLocation, useNavigate } from "#web/router/router.tsx";
import { matchPanel, panelAddress, tabAddress } from "../routes.ts";
import { toast } from "#web/ui/toast.ts";
import { type ApplicationsView, filterOf, pageSize } from "../applications/queries.ts";
import {
  neighboursOf,
  type Queue,
  type ReadRows,
  readNext,
  readPrevious,
  startQueue,
} from "./queue.ts";

/** The queue that begins at the page of the list where the review was opened. */
export function useQueue(view: ApplicationsView, id: string) {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useErrorToast();
  const { show } = useReviewAddress();
  const filter = filterOf(view);
  const queryKey = ["review", "queue", filter];
  const read: ReadRows = async (skip, limit) => {
    const { applications, total } = await listApplications({ ...filter, skip, limit });
    const rows = applications.map(({ id, created_at, match }) => ({
      id,
      created_at,
      isInText: match !== null,
    }));
    return { rows, total };
  };
  // Read once: a second reading would lose the applications that a decision took out of the list.
  const { data: queue } = useQuery({
    queryKey,
    queryFn: () => startQueue(read, (view.page - 1) * pageSize),
    staleTime: Infinity,
    gcTime: 0,
  });
  const neighbours = queue && neighboursOf(queue, id);

  async function extend(from: Queue, direction: "next" | "previous"): Promise<void> {
    const longer = await client.fetchQuery({
      queryKey: [...queryKey, direction, from.rows.length],
      queryFn: () =>
        direction === "next" ? readNext(from, read, view.sort) : readPrevious(from, read),
      retry: false,
      gcTime: 0,
    });
    client.setQueryData<Queue>(queryKey, (now) => (now === from ? longer : now));
  }
  const extendAhead = useEffectEvent((from: Queue, index: number) => {
    const isNearEnd = index >= from.rows.length - 2 && !from.isComplete;
    if (!isNearEnd && (index !== 0 || from.skipped === 0)) return;
    // After a failure the next step tries again.
    extend(from, isNearEnd ? "next" : "previous").catch(() => {});
  });
  const index = neighbours?.index;
  useEffect(() => {
    if (queue !== undefined && index !== undefined) extendAhead(queue, index);
  }, [queue, index]);

  function goTo(direction: "next" | "previous"): void {
    if (queue === undefined) return;
    // Keys may be faster than rendering.
    const target = neighboursOf(queue, shownId())[direction];
    if (target !== undefined) {
      const { position = 1 } = neighboursOf(queue, target);
      return show(target, Math.ceil(position / pageSize));
    }
    const isAtEnd = direction === "next" ? queue.isComplete : queue.skipped === 0;
    if (isAtEnd) toast({ title: t(direction === "next" ? "review.end" : "review.start") });
    else extend(queue, direction).catch((failure) => showFailure("toast.loadFailed", failure));
  }

  return { ...neighbours, total: queue?.total, goTo };
}

/** The application under review in the address. The filters of the list stay beside it. */
export function useReviewAddress() {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  /** Shows another application, or the list where there is none. */
  function show(id: string | undefined, page: number): void {
    const query = new URLSearchParams(location.search);
    if (page > 1) query.set("page", String(page));
    else query.delete("page");
    // "Back" leads to where the review was opened. The list focuses the application shown last.
    if (id !== undefined) navigate(panelAddress("application", id, query), { replace: true });
    else {
      const list = tabAddress("applications", Object.fromEntries(query));
      navigate(list, { replace: true, state: { reviewed: shownId() } });
    }
  }

  return { id: idIn(pathname), show };
}

const idIn = (pathname: string) => matchPanel(pathname)?.parameter ?? "";

/** The application in the address now, which may be ahead of the rendering. */
export const shownId = () => idIn(location.pathname);
