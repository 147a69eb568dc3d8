import type { TextKey } from "#web/i18n/dictionaries.ts";
import { useLocation } from "#web/router/router.tsx";
import { matchPanel, panelAddress } from "../routes.ts";

/** The sections of the tab, in the order of its navigation. Addresses contain their ids. */
export const sections = [
  { id: "recipients", title: "adminSettings.recipients", text: "adminSettings.recipientsText" },
  { id: "mail", title: "adminSettings.mail", text: "adminSettings.mailText" },
  { id: "email-texts", title: "adminSettings.templates", text: "adminSettings.templatesText" },
  { id: "rejections", title: "adminSettings.rejections", text: "adminSettings.rejectionsText" },
  { id: "late-answers", title: "adminSettings.apologies", text: "adminSettings.apologiesText" },
  { id: "retention", title: "adminSettings.retention", text: "adminSettings.retentionText" },
  { id: "privacy", title: "privacyRequests.title", text: "privacyRequests.text" },
  { id: "holidays", title: "adminSettings.holidays", text: "adminSettings.holidaysText" },
  { id: "sign-in", title: "adminSettings.signIn", text: "adminSettings.signInText" },
  { id: "recruiters", title: "adminSettings.recruiters", text: "adminSettings.recruitersText" },
  { id: "backups", title: "adminSettings.backups", text: "adminSettings.backupsText" },
  { id: "audit", title: "audit.title" },
] as const satisfies readonly { id: string; title: TextKey; text?: TextKey }[];

export type SectionId = (typeof sections)[number]["id"];

export const sectionAddress = (id: SectionId) => panelAddress("settings", id);

/** The section in the address, or the first one. */
export function useSection(): (typeof sections)[number] {
  const section = matchPanel(useLocation().pathname)?.parameter;
  return sections.find(({ id }) => id === section) ?? sections[0];
}
