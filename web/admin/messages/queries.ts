import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { StandardKind } from "#contract/email-templates.ts";
import { fetchTemplates } from "#web/api/messages.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

/** Every text of emails to applicants. */
export const useTemplates = () =>
  useQuery({ queryKey: ["templates", "all"], queryFn: ({ signal }) => fetchTemplates(signal) });

export function useTemplateCache() {
  const client = useQueryClient();
  return { reload: () => client.invalidateQueries({ queryKey: ["templates"] }) };
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
} as const satisfies Record<StandardKind, string>;

/** Returns a function that names an email to applicants. */
export function useStandardName(): (kind: StandardKind) => string {
  const t = useTranslation();
  return (kind) => t(names[kind]);
}
