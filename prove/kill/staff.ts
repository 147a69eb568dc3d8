import { randomUUID } from "node:crypto";
import { ApplicationList } from "#contract/applications.ts";
import { Interview } from "#contract/interviews.ts";
import { Message } from "#contract/messages.ts";

/** A message to an applicant with a unique subject. `id` is that of a 201. */
export type WrittenMessage = { subject: string; id?: string };

/** The session of HR, which outlives the server. */
export type Staff = { token: string; userId: string };

type Call = (path: string, body?: object) => Promise<Response>;

/** Acts on the newest application, again and again, until the server is killed. */
async function repeatUntilKilled(
  url: string,
  { token }: Staff,
  act: (call: Call, applicationId: string) => Promise<void>,
): Promise<void> {
  const call: Call = (path, body) =>
    fetch(`${url}/api/v1/applications${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  try {
    for (;;) {
      const { applications } = ApplicationList.parse(await (await call("?limit=1")).json());
      const [newest] = applications;
      if (newest !== undefined) await act(call, newest.id);
    }
  } catch {
    // The server is gone.
  }
}

/** Writes messages to applicants, one after the other, until the server is killed. */
export const writeUntilKilled = (url: string, staff: Staff, messages: WrittenMessage[]) =>
  repeatUntilKilled(url, staff, async (call, id) => {
    const message: WrittenMessage = { subject: `Message ${randomUUID()}` };
    messages.push(message);
    const { subject } = message;
    const response = await call(`/${id}/messages`, { subject, text: "Dear {name}" });
    const answer: unknown = await response.json();
    if (response.status === 201) message.id = Message.parse(answer).id;
  });

const hourMs = 3_600_000;

/**
 * Offers interviews, each at another time, until the server is killed. Adds the ids of those answered
 * with 201.
 */
export const offerUntilKilled = (url: string, staff: Staff, offered: string[]) =>
  repeatUntilKilled(url, staff, async (call, id) => {
    const hours = 100 + Math.floor(Math.random() * 8_000);
    const response = await call(`/${id}/interviews`, {
      slots: [{ starts_at: new Date(Date.now() + hours * hourMs).toISOString() }],
      minutes: 45,
      place: "Room 1",
      interviewers: [staff.userId],
    });
    const answer: unknown = await response.json();
    if (response.status === 201) offered.push(Interview.parse(answer).id);
  });
