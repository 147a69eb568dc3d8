import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { type OnProgress, withPatience } from "#web/api/patience.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";
import { useErrorToast } from "./error-toast.ts";

/**
 * A call with a toast for its failure and, where it has a title, for its success. One that is not answered fails
 * (withPatience); an answer that arrives later counts as usual.
 */
export function useAction<Output, Input = void>({
  mutationFn,
  done,
  failed,
  onSuccess,
  onError,
  ...options
}: Omit<UseMutationOptions<Output, Error, Input>, "mutationFn"> & {
  /** `onProgress` belongs to a call with a file. */
  mutationFn: (input: Input, onProgress: OnProgress) => Promise<Output>;
  /** The titles of the toasts for a success and a failure. */
  done?: TextKey | ((output: Output, input: Input) => TextKey);
  failed: TextKey | ((input: Input) => TextKey);
}) {
  const t = useTranslation();
  const showFailure = useErrorToast();
  const succeed: typeof onSuccess = (output, input, ...rest) => {
    const title = typeof done === "function" ? done(output, input) : done;
    if (title !== undefined) toast({ title: t(title), tone: "success" });
    return onSuccess?.(output, input, ...rest);
  };
  return useMutation({
    ...options,
    mutationFn: (input, context) =>
      withPatience(
        (onProgress) => mutationFn(input, onProgress),
        async (output) => {
          await succeed(output, input, undefined, context);
          await options.onSettled?.(output, null, input, undefined, context);
        },
        "call.noAnswer",
      ),
    onSuccess: succeed,
    onError: (failure, input, ...rest) => {
      showFailure(typeof failed === "function" ? failed(input) : failed, failure);
      return onError?.(failure, input, ...rest);
    },
  });
}
