import { Session } from "#contract/auth.ts";
import { admin } from "../e2e/server.ts";

export type Call = (path: string) => Promise<unknown>;

/** What reads a list, and what changes something, after which no total is known any more. */
export async function callerOf(url: string): Promise<{ call: Call; change: () => Promise<void> }> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  const { tokens } = Session.parse(await response.json());
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  const send = async (path: string, request: RequestInit) => {
    const answer = await fetch(`${url}/api/v1${path}`, request);
    const body: unknown = await answer.json();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    return body;
  };
  const changing = {
    method: "PATCH",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ address: "Hà Nội" }),
  };
  return {
    call: (path) => send(path, { headers }),
    change: async () => {
      await send("/users/me/profile", changing);
    },
  };
}

/** Lists of a server that has run for a while: by now the code of their calls is compiled. */
export async function warmUp(call: Call): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    await call("/users");
    await call("/applications");
  }
}
