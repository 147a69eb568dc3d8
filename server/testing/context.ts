import { createContext } from "#server/start/context.ts";
import type { AppContext } from "#server/context.ts";

/** Opens the context of a server and prepares its database. */
export async function openContext(
  ...options: Parameters<typeof createContext>
): Promise<AppContext> {
  const { context, prepare } = await createContext(...options);
  await prepare();
  return context;
}
