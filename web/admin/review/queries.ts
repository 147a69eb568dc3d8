import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  fetchResume,
  fetchTimeline,
  previewStatusLetter,
  recordResumeView,
  updateApplication,
} from "#web/api/applications.ts";
import {
  applicationQuery,
  useReloadApplications,
  useSetApplication,
} from "../applications/queries.ts";
import { hasResume } from "../applications/use-download.ts";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { statusTexts } from "../applications/status.tsx";
import { reviewedNow } from "./use-walk.ts";

/** Resumes are large: one that is neither seen nor next is let go soon. */
const keptMs = 5 * 60_000;

const resumeQuery = (id: string) => ({
  queryKey: ["review", "resume", id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchResume(id, signal),
  staleTime: keptMs,
  gcTime: keptMs,
});

const timelineKey = (id: string) => ["applications", "timeline", id];

export function useReviewed(id: string) {
  return useQuery(applicationQuery(id));
}

/** The resume of an application that can be shown. */
export function useResume(id: string) {
  return useQuery(resumeQuery(id));
}

export function useTimeline(id: string) {
  return useQuery({
    queryKey: timelineKey(id),
    queryFn: ({ signal }) => fetchTimeline(id, signal),
  });
}

export function useReloadTimeline(id: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: timelineKey(id) });
}

/** Says that the resume was seen; to be called when it is. */
export function useViewNote(id: string) {
  const reloadTimeline = useReloadTimeline(id);
  return useMutation({
    mutationFn: () => recordResumeView(id),
    retry: 2,
    onSuccess: reloadTimeline,
  });
}

/** Brings an application and its resume before they are asked for. Nobody has seen them by that. */
export function usePrefetch(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id !== undefined) prefetch(client, id).catch(() => undefined);
  }, [client, id]);
}

async function prefetch(client: QueryClient, id: string): Promise<void> {
  const application = await client.fetchQuery(applicationQuery(id));
  if (hasResume(application)) await client.prefetchQuery(resumeQuery(id));
}

/** A status chosen for an application, with a letter to its applicant to be looked at first. */
type Choice = { application: Application; status: ApplicationStatus };

/**
 * Sets a status. Where the applicant would be written to, the choice comes up with its letter first;
 * otherwise it is done at once, and `onDone` called. Applications are decided side by side.
 */
export function useDecision(onDone: (id: string) => void) {
  const t = useTranslation();
  const reload = useReloadApplications();
  const setApplication = useSetApplication();
  const showFailure = useFailureToast();
  const [choice, setChoice] = useState<Choice>();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  const { mutate } = useMutation({
    mutationFn: async ({ application, status }: Choice) => {
      const { id, updated_at } = application;
      if ((await previewStatusLetter(id, status)).is_sent) return "letter" as const;
      return updateApplication(id, { status }, updated_at);
    },
    onSuccess: (outcome, chosen) => {
      if (outcome === "letter") return ask(chosen);
      setApplication(outcome);
      toast({ title: t("toast.updated"), tone: "success" });
      onDone(outcome.id);
      // Whoever decides the next one waits for nothing that is only read anew.
      void reload();
    },
    onError: (failure) => {
      showFailure("toast.updateFailed", failure);
      void reload();
    },
    onSettled: (_outcome, _failure, { application }) =>
      setUnderWay((before) => new Set([...before].filter((id) => id !== application.id))),
  });

  /** Brings the choice up with its letter, unless its application has left the screen meanwhile. */
  function ask(chosen: Choice): void {
    const { id, full_name: name } = chosen.application;
    if (id === reviewedNow()) setChoice(chosen);
    else
      toast({ title: t("review.letterLate", { name }), description: t("review.letterLateText") });
  }

  return {
    choice,
    isBusy: (id: string) => underWay.has(id),
    decide: (application: Application, status: ApplicationStatus) => {
      if (underWay.has(application.id)) return;
      if (status === application.status) {
        toast({ title: t("review.already", { status: t(statusTexts[status]) }) });
        return;
      }
      setUnderWay((before) => new Set([...before, application.id]));
      mutate({ application, status });
    },
    /** Brings a choice up that was made before. */
    choose: setChoice,
    forget: () => setChoice(undefined),
  };
}
