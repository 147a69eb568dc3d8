import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { previewStatusLetter, updateApplication } from "#web/api/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { useReloadApplications, useSetApplication } from "../applications/queries.ts";
import { statusTexts } from "../applications/status.tsx";
import { reviewedNow } from "./address.ts";

/** A status chosen for an application, with a letter to its applicant to be looked at first. */
export type Choice = { application: Application; status: ApplicationStatus };

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
