import { requireOwnStore } from "#server/backup/own-store.ts";
import { createContext } from "#server/start/context.ts";
import type { AppContext, Config } from "#server/context.ts";

type Options = Omit<Parameters<typeof createContext>[1], "requireOwn">;

/** Opens the context of a server and prepares its database. */
export async function openContext(config: Config, options: Options): Promise<AppContext> {
  const { context, prepare } = await createContext(config, {
    ...options,
    requireOwn: requireOwnStore,
  });
  await prepare();
  return context;
}
