import { useQuery } from "@tanstack/react-query";
import { fetchBackupState, fetchSettings, listEmails } from "#web/api/panel.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useSearchParams } from "#web/router/router.tsx";

/** The sections of the tab, in the order of its navigation. Addresses contain their ids. */
export const sections = [
  { id: "recipients", title: "adminSettings.recipients", text: "adminSettings.recipientsText" },
  { id: "mail", title: "adminSettings.mail", text: "adminSettings.mailText" },
  { id: "email-texts", title: "adminSettings.templates", text: "adminSettings.templatesText" },
  { id: "rejections", title: "adminSettings.rejections", text: "adminSettings.rejectionsText" },
  { id: "retention", title: "adminSettings.retention", text: "adminSettings.retentionText" },
  { id: "holidays", title: "adminSettings.holidays", text: "adminSettings.holidaysText" },
  { id: "sign-in", title: "adminSettings.signIn", text: "adminSettings.signInText" },
  { id: "recruiters", title: "adminSettings.recruiters", text: "adminSettings.recruitersText" },
  { id: "backups", title: "adminSettings.backups", text: "adminSettings.backupsText" },
  { id: "audit", title: "audit.title" },
] as const satisfies readonly { id: string; title: TextKey; text?: TextKey }[];

export type SectionId = (typeof sections)[number]["id"];

export const sectionAddress = (id: SectionId) => `/admin?tab=settings&section=${id}`;

/** The section in the address, or the first one. */
export function useSection(): (typeof sections)[number] {
  const [search] = useSearchParams();
  return sections.find(({ id }) => id === search.get("section")) ?? sections[0];
}

const refreshMs = 30_000;

export const settingsKey = ["settings"];

export const useSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => fetchSettings(signal) });

export const useBackupState = () =>
  useQuery({
    queryKey: ["backups"],
    queryFn: ({ signal }) => fetchBackupState(signal),
    refetchInterval: refreshMs,
  });

/** The number of emails in each state; undefined until it has loaded. */
export function useEmailCounts() {
  const { data } = useQuery({
    queryKey: ["outbox", "counts"],
    queryFn: ({ signal }) => listEmails({ skip: 0, limit: 1 }, signal),
    refetchInterval: refreshMs,
  });
  return data?.counts;
}
