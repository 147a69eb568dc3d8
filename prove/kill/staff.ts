import { randomUUID } from "node:crypto";
import { ApplicationList } from "#contract/applications.ts";
import { Interview } from "#contract/interviews.ts";
import { Attachment, Message } from "#contract/messages.ts";
import { textPdf } from "#server/testing/tiny-pdf.ts";

/** A message to an applicant with a unique subject, some with a file. `id` is that of a 201. */
export type WrittenMessage = { subject: string; file?: Buffer; id?: string };

/** The session of HR, which outlives the server. */
export type Staff = { token: string; userId: string };

type Call = (path: string, body?: object) => Promise<Response>;

const jsonOf = (body: object) => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** Acts on the newest application, again and again, until the server is killed. */
async function repeatUntilKilled(
  url: string,
  { token }: Staff,
  act: (call: Call, applicationId: string) => Promise<void>,
): Promise<void> {
  const call: Call = (path, body) => {
    const sent = body === undefined ? {} : body instanceof FormData ? { body } : jsonOf(body);
    return fetch(`${url}/api/v1/applications${path}`, {
      ...sent,
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}`, ...("headers" in sent && sent.headers) },
    });
  };
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
    const subject = `Message ${randomUUID()}`;
    const message: WrittenMessage = { subject };
    const attachments: string[] = [];
    // The examination of a file takes longer than a message.
    if (messages.length % 3 === 2) {
      message.file = textPdf(subject);
      const form = new FormData();
      form.set("attachment", new Blob([new Uint8Array(message.file)]), "Test.pdf");
      const received = await (await call(`/${id}/attachments`, form)).json();
      attachments.push(Attachment.parse(received).id);
    }
    messages.push(message);
    const response = await call(`/${id}/messages`, { subject, text: "Dear {name}", attachments });
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
      ...(offered.length % 2 === 1 && {
        agreed: true,
        guests: [{ name: "Guest", email: `${randomUUID()}@partner.example` }],
      }),
    });
    const answer: unknown = await response.json();
    if (response.status === 201) offered.push(Interview.parse(answer).id);
  });
