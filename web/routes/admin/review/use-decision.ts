import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Application, ApplicationStatus } from "#contract/applications.ts";
import { previewStatusLetter, updateApplication } from "#web/api/applications.ts";
import { useText } from "#web/language.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";
import { useReloadApplications } from "../applications/queries.ts";

/** A status chosen for an application, with a letter to its applicant to be looked at first. */
export type Choice = { application: Application; status: ApplicationStatus };

/**
 * Sets a status. Where the applicant would be written to, the choice comes up with its letter first;
 * otherwise it is done at once, and `onDone` called.
 */
export function useDecision(onDone: (id: string) => void) {
  const t = useText();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const [choice, setChoice] = useState<Choice>();

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ application, status }: Choice) => {
      const { id, updated_at } = application;
      if ((await previewStatusLetter(id, status)).is_sent) return "letter" as const;
      await updateApplication(id, { status }, updated_at);
      return "done" as const;
    },
    onSuccess: async (outcome, chosen) => {
      if (outcome === "letter") return setChoice(chosen);
      toast({ title: t("toast.updated"), tone: "success" });
      onDone(chosen.application.id);
      await reload();
    },
    onError: (failure) => {
      showFailure("toast.updateFailed", failure);
      return reload();
    },
  });

  return {
    choice,
    isBusy: isPending,
    decide: (application: Application, status: ApplicationStatus) => {
      if (!isPending && status !== application.status) mutate({ application, status });
    },
    forget: () => setChoice(undefined),
  };
}
