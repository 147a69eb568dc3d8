import { randomUUID } from "node:crypto";
import { ApplicationList } from "#contract/applications.ts";
import { Message } from "#contract/messages.ts";

/** A message to an applicant with a unique subject. `id` is that of a 201. */
export type WrittenMessage = { subject: string; id?: string };

/** Writes messages to an applicant, one after the other, until the server is killed. */
export async function writeUntilKilled(
  url: string,
  token: string,
  messages: WrittenMessage[],
): Promise<void> {
  try {
    const call = (path: string, body?: object) =>
      fetch(`${url}/api/v1/applications${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    for (;;) {
      const { applications } = ApplicationList.parse(await (await call("?limit=1")).json());
      const [applicant] = applications;
      if (applicant === undefined) continue;
      const message: WrittenMessage = { subject: `Message ${randomUUID()}` };
      messages.push(message);
      const { subject } = message;
      const response = await call(`/${applicant.id}/messages`, { subject, text: "Dear {name}" });
      const answer: unknown = await response.json();
      if (response.status === 201) message.id = Message.parse(answer).id;
    }
  } catch {
    // The server is gone.
  }
}
