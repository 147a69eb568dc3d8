import { useMutation, useQueryClient } from "@tanstack/react-query";
import { downloadData } from "#web/api/account.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { saveFile } from "#web/api/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { Section } from "./section.tsx";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

export function DataSection() {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const { mutate: download, isPending } = useMutation({
    mutationFn: async () => saveFile(await downloadData(), t("data.fileName")),
    onSuccess: () => {
      toast({ title: t("data.saved"), tone: "success" });
      return client.invalidateQueries({ queryKey: ["activity"] });
    },
    onError: (failure) => showFailure("data.failed", failure),
  });
  return (
    <Section id="data" text={t("data.text")}>
      <Button variant="secondary" isBusy={isPending} onClick={() => download()}>
        {t(isPending ? "data.busy" : "data.submit")}
      </Button>
    </Section>
  );
}
