import { useMutation } from "@tanstack/react-query";
import type { Application } from "#contract/applications.ts";
import { downloadResume } from "#web/api/applications.ts";
import { ApiError, describeError } from "#web/api/api-error.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast.ts";

/** Saves the resume of an application under its original name. */
export function useDownloadResume() {
  const t = useTranslation();
  return useMutation({
    mutationFn: async ({ id, cv_original_name }: Application) => {
      saveFile(await downloadResume(id), cv_original_name ?? "cv");
    },
    onSuccess: () => toast({ title: t("toast.downloaded"), tone: "success" }),
    onError: (failure) => {
      const title = t("toast.downloadFailed");
      toast({ title, description: describeDownloadFailure(failure, t), tone: "error" });
    },
  });
}

/** "Failed to download CV: {status}", then the reason where the server gave one. */
function describeDownloadFailure(failure: Error, t: ReturnType<typeof useTranslation>): string {
  // A connection lost during the download is not an `ApiError` and has no status.
  if (!(failure instanceof ApiError) || failure.status === 0) {
    return t("call.download", { status: t("call.network") });
  }
  const sentence = t("call.download", { status: failure.status });
  const reason =
    failure.fallbackKey === "call.httpAdmin" ? failure.serverMessage : describeError(failure, t);
  return reason === undefined ? sentence : `${sentence}. ${reason}`;
}

/** Whether there is a resume that is not empty. */
export function hasResume({ cv_size_bytes }: Application): boolean {
  return cv_size_bytes !== null && cv_size_bytes > 0;
}
