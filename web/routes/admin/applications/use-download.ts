import { useMutation } from "@tanstack/react-query";
import type { Application } from "#contract/applications.ts";
import { downloadResume } from "#web/api/applications.ts";
import { useText } from "#web/language.tsx";
import { saveFile } from "#web/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/use-failure-toast.ts";

/** Saves the resume of an application under its original name. */
export function useDownload() {
  const t = useText();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: async ({ id, cv_original_name }: Application) => {
      saveFile(await downloadResume(id), cv_original_name ?? "cv");
    },
    onSuccess: () => toast({ title: t("toast.downloaded"), tone: "success" }),
    onError: (failure) => showFailure("toast.downloadFailed", failure),
  });
}

/** Whether there is a resume with anything in it. */
export function hasResume({ cv_size_bytes }: Application): boolean {
  return cv_size_bytes !== null && cv_size_bytes > 0;
}
