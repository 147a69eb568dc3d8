import { useMutation } from "@tanstack/react-query";
import type { Application } from "#contract/applications.ts";
import { restoreApplication } from "#web/api/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";
import { useReloadApplications } from "./queries.ts";

/** Says why an application was kept aside, and brings it back with one click. */
export function SpamNotice({ application }: { application: Application }) {
  const t = useTranslation();
  const reload = useReloadApplications();
  const showFailure = useFailureToast();
  const { mutate: restore, isPending } = useMutation({
    mutationFn: () => restoreApplication(application.id),
    onSuccess: async () => {
      toast({ title: t("toast.restored"), tone: "success" });
      await reload();
    },
    onError: (failure) => showFailure("toast.updateFailed", failure),
  });
  const reason = application.spam_reason;
  if (reason === null) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning" title={t("spam.title")}>
        <p>{t(`spam.${reason}`)}</p>
        <p className="mt-1">{t("spam.noLetters")}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          isBusy={isPending}
          onClick={() => restore()}
        >
          {t("spam.restore")}
        </Button>
      </Alert>
    </div>
  );
}
