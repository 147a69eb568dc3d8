import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StandardKind } from "#contract/email-templates.ts";
import {
  fetchAttachments,
  fetchFixedEmails,
  fetchMessageTemplates,
  fetchTemplates,
} from "#web/api/messages.ts";
import { useAction } from "#web/data/use-action.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { applicationsKey } from "../applications/queries.ts";
import { useUndoToast } from "../undo-toast.ts";

const templatesKey = ["templates"];

/** Every text of emails to applicants. */
export const useTemplates = () =>
  useQuery({
    queryKey: [...templatesKey, "all"],
    queryFn: ({ signal }) => fetchTemplates(signal),
  });

/** The emails whose text cannot be changed. */
export const useFixedEmails = () =>
  useQuery({
    queryKey: [...templatesKey, "fixed"],
    queryFn: ({ signal }) => fetchFixedEmails(signal),
  });

/** The texts for an application, filled in. */
export const messageTemplatesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...templatesKey, "of-application", applicationId],
    queryFn: ({ signal }) => fetchMessageTemplates(applicationId, signal),
  });

/** The files that were sent to an applicant. */
export const attachmentsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationsKey, "attachments", applicationId],
    queryFn: ({ signal }) => fetchAttachments(applicationId, signal),
  });

export function useReloadTemplates() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: templatesKey });
}

/** Removes a text, with a toast that restores it. */
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
  const showUndo = useUndoToast();
  const reload = useReloadTemplates();
  const restoring = useAction({
    mutationFn: (restoreText: () => Promise<unknown>) => restoreText(),
    done: "templates.restored",
    failed: "templates.restoreFailed",
    onSettled: reload,
  });
  return useAction({
    ...options,
    mutationFn: remove,
    onSuccess: (output, input: Input) => {
      showUndo(done(input), () => restoring.mutate(() => restore(output, input)));
    },
    onSettled: reload,
  });
}

/** Returns a function that names an email to applicants. */
export function useStandardName(): (kind: StandardKind) => string {
  const t = useTranslation();
  return (kind) => {
    const isStatus = kind === "reviewing" || kind === "accepted" || kind === "rejected";
    return t(isStatus ? `status.${kind}` : `templates.${kind}`);
  };
}
