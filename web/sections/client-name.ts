import { clients } from "#content/clients.ts";
import { useI18n } from "#web/i18n/i18n.tsx";

/** The name of a client in the language of the page; undefined without a client. */
export function useClientName(id: string | undefined): string | undefined {
  const { language } = useI18n();
  return clients.find((client) => client.id === id)?.name[language];
}
