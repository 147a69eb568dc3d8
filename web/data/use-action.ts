import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useErrorToast } from "./error-toast.ts";

/** A call with a toast for its failure and, where it has a title, for its success. */
export function useAction<Output, Input = void>({
  done,
  failed,
  onSuccess,
  onError,
  ...options
}: UseMutationOptions<Output, Error, Input> & {
  /** The titles of the toasts for a success and a failure. */
  done?: TextKey | ((output: Output, input: Input) => TextKey);
  failed: TextKey | ((input: Input) => TextKey);
}) {
  const t = useTranslation();
  const showFailure = useErrorToast();
  return useMutation({
    ...options,
    onSuccess: (output, input, ...rest) => {
      const title = typeof done === "function" ? done(output, input) : done;
      if (title !== undefined) toast({ title: t(title), tone: "success" });
      return onSuccess?.(output, input, ...rest);
    },
    onError: (failure, input, ...rest) => {
      showFailure(typeof failed === "function" ? failed(input) : failed, failure);
      return onError?.(failure, input, ...rest);
    },
  });
}
