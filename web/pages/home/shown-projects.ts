import { clients } from "#content/clients.ts";
import { aiProjects, blockchainProjects, fintechProjects } from "#content/projects.ts";

type Shown = { id: string; client: { readonly en: string; readonly vi: string } | null };

const marked: readonly { id: string; client?: string; isOnHome?: boolean }[] = [
  ...blockchainProjects,
  ...fintechProjects,
  ...aiProjects,
];

/** The projects that the company shows on the home page too, with the names of their clients. */
export const shownProjects: readonly Shown[] = marked
  .filter(({ isOnHome }) => isOnHome)
  .map(({ id, client }) => ({
    id,
    client: clients.find((one) => one.id === client)?.name ?? null,
  }));
