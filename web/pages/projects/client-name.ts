import { clients, type Client } from "#content/clients.ts";
import type { Language } from "#contract/languages.ts";

export function clientName(id: Client["id"], language: Language): string {
  return clients.find((client) => client.id === id)?.name[language] ?? id;
}
