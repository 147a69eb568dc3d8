import { Session } from "#contract/auth.ts";
import { admin } from "../e2e/server.ts";

export type Call = (path: string) => Promise<unknown>;

/** Signs in and returns a function that reads a list. */
export async function callerOf(url: string): Promise<Call> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { tokens } = Session.parse(await response.json());
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  return async (path) => {
    const listed = await fetch(`${url}/api/v1${path}`, { headers });
    const body: unknown = await listed.json();
    if (listed.status !== 200) throw new Error(`${path} returned ${listed.status}`);
    return body;
  };
}

/** Calls the lists until V8 has compiled their code. */
export async function warmUp(call: Call): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    await call("/users");
    await call("/applications");
  }
}
