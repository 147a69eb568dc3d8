import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeSignInSettings, fetchSignInSettings } from "#web/api/two-step.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useFailureToast } from "#web/forms/use-failure-toast.ts";

/** Lets an administrator ask two-step sign-in of all of them. */
export function Policy() {
  const t = useTranslation();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const { data: settings } = useQuery({
    queryKey: ["sign-in-settings"],
    queryFn: ({ signal }) => fetchSignInSettings(signal),
  });
  const { mutate: change, isPending } = useMutation({
    mutationFn: changeSignInSettings,
    onSuccess: (saved) => {
      client.setQueryData(["sign-in-settings"], saved);
      const title = saved.adminsNeedTwoStep ? "twoStep.policyOn" : "twoStep.policyOff";
      toast({ title: t(title), tone: "success" });
      return client.invalidateQueries({ queryKey: ["two-step"] });
    },
    onError: (failure) => showFailure("twoStep.policyFailed", failure),
  });
  // Whoever has yet to turn it on may not decide about others; the server says so.
  if (settings === undefined) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          aria-describedby="policy-text"
          checked={settings.adminsNeedTwoStep}
          disabled={isPending}
          onChange={({ target }) => change({ adminsNeedTwoStep: target.checked })}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="font-semibold">{t("twoStep.policy")}</span>
      </label>
      <p id="policy-text" className="text-sm text-muted">
        {t("twoStep.policyText")}
      </p>
    </div>
  );
}
