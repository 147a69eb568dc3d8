import { Overview } from "#contract/overview.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

export async function fetchOverview(signal?: AbortSignal): Promise<Overview> {
  return readAs(Overview, await sendAsAdmin({ path: "/overview", signal }), "admin");
}
