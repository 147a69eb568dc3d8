import {
  OutboxLetter,
  OutboxLetterText,
  OutboxList,
  PostedTestLetter,
  type LetterState,
} from "#contract/outbox.ts";
import { readAs } from "./http.ts";
import { sendAsAdmin } from "./signed-in.ts";

export type LetterFilter = { skip: number; limit: number; state?: LetterState | undefined };

export async function listLetters(query: LetterFilter, signal?: AbortSignal): Promise<OutboxList> {
  return readAs(OutboxList, await sendAsAdmin({ path: "/outbox", query, signal }), "admin");
}

export async function getLetter(id: string, signal?: AbortSignal): Promise<OutboxLetterText> {
  return readAs(OutboxLetterText, await sendAsAdmin({ path: letterPath(id), signal }), "admin");
}

/** Queues a letter again that failed or was only filed. */
export async function resendLetter(id: string): Promise<OutboxLetter> {
  const response = await sendAsAdmin({ path: `${letterPath(id)}/resend`, method: "POST" });
  return readAs(OutboxLetter, response, "admin");
}

/** Posts a letter to the administrator who asks for it. */
export async function postTestLetter(): Promise<PostedTestLetter> {
  const response = await sendAsAdmin({ path: "/outbox/test", method: "POST" });
  return readAs(PostedTestLetter, response, "admin");
}

const letterPath = (id: string) => `/outbox/${encodeURIComponent(id)}`;
