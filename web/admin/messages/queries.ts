import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StandardKind } from "#contract/email-templates.ts";
import { fetchTemplates } from "#web/api/messages.ts";
import { useAction } from "#web/forms/use-action.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { toast } from "#web/ui/toast.ts";

/** Every text of emails to applicants. */
export const useTemplates = () =>
  useQuery({ queryKey: ["templates", "all"], queryFn: ({ signal }) => fetchTemplates(signal) });

export function useReloadTemplates() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["templates"] });
}

/** Removes a text, with a toast that brings it back. */
export function useRemoveText<Input, Output>({
  remove,
  restore,
  done,
  ...options
}: {
  remove: (input: Input) => Promise<Output>;
  restore: (output: Output, input: Input) => Promise<unknown>;
  /** The title of the toast. */
  done: (input: Input) => string;
  failed: TextKey;
}) {
  const t = useTranslation();
  const reload = useReloadTemplates();
  const restoring = useAction({
    mutationFn: (bringBack: () => Promise<unknown>) => bringBack(),
    done: "templates.restored",
    failed: "templates.restoreFailed",
    onSettled: reload,
  });
  return useAction({
    ...options,
    mutationFn: remove,
    onSuccess: (output, input: Input) => {
      const run = () => restoring.mutate(() => restore(output, input));
      const action = { label: t("list.undo"), run };
      toast({ title: done(input), tone: "success", action, durationMs: 10_000 });
    },
    onSettled: reload,
  });
}

const names = {
  receipt: "templates.receipt",
  reviewing: "status.reviewing",
  accepted: "status.accepted",
  rejected: "status.rejected",
  withdrawn: "templates.withdrawn",
  status_links: "templates.status_links",
  erase_link: "templates.erase_link",
  erased: "templates.erased",
  interview_offered: "templates.interview_offered",
  interview_moved: "templates.interview_moved",
  interview_agreed: "templates.interview_agreed",
  interview_changed: "templates.interview_changed",
  interview_reminder: "templates.interview_reminder",
  interview_cancelled: "templates.interview_cancelled",
  interview_declined: "templates.interview_declined",
  interview_erased: "templates.interview_erased",
} as const satisfies Record<StandardKind, string>;

/** Returns a function that names an email to applicants. */
export function useStandardName(): (kind: StandardKind) => string {
  const t = useTranslation();
  return (kind) => t(names[kind]);
}
