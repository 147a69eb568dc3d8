import { RetentionForecast, SettingsRecord, type UpdateSettings } from "#contract/settings.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

export async function fetchSettings(signal?: AbortSignal): Promise<SettingsRecord> {
  return readAs(SettingsRecord, await sendAsAdmin({ path: "/settings", signal }), "admin");
}

/** Changes the settings that are given. Answered 409 when they are no longer those of this version. */
export async function updateSettings(
  change: UpdateSettings,
  version: string,
): Promise<SettingsRecord> {
  const response = await sendAsAdmin({
    path: "/settings",
    method: "PATCH",
    body: change,
    ifMatch: version,
  });
  return readAs(SettingsRecord, response, "admin");
}

/** What a retention time would erase now. Nothing is erased by asking. */
export async function fetchRetentionForecast(
  days: number,
  signal?: AbortSignal,
): Promise<RetentionForecast> {
  const response = await sendAsAdmin({ path: "/settings/retention", query: { days }, signal });
  return readAs(RetentionForecast, response, "admin");
}
