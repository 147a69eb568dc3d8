import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import type { Application } from "#contract/applications.ts";
import { updateApplication } from "#web/api/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Switch } from "#web/ui/controls.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { useReloadApplications } from "./queries.ts";

/** Keeps an application in spite of the retention time and from every deletion, until it is switched off. */
export function LegalHold({ application }: { application: Application }) {
  const t = useTranslation();
  const id = useId();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const { id: applicationId, legal_hold: isHeld, updated_at: updatedAt } = application;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (legal_hold: boolean) =>
      updateApplication(applicationId, { legal_hold }, updatedAt),
    onSuccess: async ({ legal_hold }) => {
      toast({ title: t(legal_hold ? "toast.held" : "toast.released"), tone: "success" });
      await reload();
    },
    onError: async (failure) => {
      showFailure("toast.updateFailed", failure);
      await reload();
    },
  });
  return (
    <div className="mt-6 flex items-start gap-4 rounded-md border border-line bg-surface px-4 py-3">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {t("details.hold")}
        </label>
        <p id={`${id}-text`} className="mt-0.5 text-sm text-muted">
          {t("details.holdText")}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={isPending ? variables : isHeld}
        // Not disabled meanwhile, which would take the focus away.
        onChange={({ target }) => {
          if (!isPending) mutate(target.checked);
        }}
      />
    </div>
  );
}
