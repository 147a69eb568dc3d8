import { noise } from "#server/testing/pictures.ts";
import type { Caller } from "./caller.ts";
import type { Canaries } from "./canaries.ts";

const me = "/api/v1/users/me";

/** A user makes the remaining calls of the own account and ends the session. */
export async function useOwnAccount(
  caller: Caller,
  canaries: Canaries,
  { accessToken: token, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<void> {
  for (const path of ["/profile", "/sessions", "/activity", "/data", "/two-step"]) {
    await caller.call("GET", me + path, { token });
  }
  await caller.call("GET", `${me}/activity?before=${canaries.plant("cursor of a list")}`, {
    token,
  });
  const picture = new Uint8Array(await noise(64).png().toBuffer());
  const fake = new TextEncoder().encode(canaries.plant("content of a picture"));
  for (const bytes of [picture, fake]) {
    const body = new FormData();
    const name = canaries.plant("name of a picture", [], (word) => `${word}.png`);
    body.append("avatar", new Blob([bytes]), name);
    await caller.call("PUT", `${me}/avatar`, { token, body });
  }
  await caller.call("DELETE", `${me}/avatar`, { token });
  for (const path of ["/two-step/disable", "/two-step/recovery-codes"]) {
    const body = { password: canaries.plant(`password for ${path}`), code: "000000" };
    await caller.call("POST", me + path, { token, body });
  }
  const session = canaries.plant("invalid session");
  await caller.call("DELETE", `${me}/sessions/${session}`, { token });
  await caller.call("DELETE", `${me}/sessions`, { token });
  const body = { refreshToken: canaries.plant("refresh token to end") };
  await caller.call("POST", "/api/v1/auth/logout", { body });
  await caller.call("POST", "/api/v1/auth/logout", { token, body: { refreshToken } });
}
