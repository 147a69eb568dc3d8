import { useEffect, useRef, useState } from "react";
import type { FormSigns, SubmitApplication } from "#contract/applications.ts";
import { randomId } from "#web/api/random-id.ts";
import type { UploadOutcome } from "#web/api/upload.ts";
import type { Sender } from "./use-sender.ts";

/** Where an application is on its way: not sent, being sent, or how the last attempt ended. */
export type Submission =
  | { state: "idle" }
  | { state: "sending"; part: number }
  | { state: "ended"; outcome: UploadOutcome };

type Attempt = { content: string; resume: File; key: string };

/** Sends applications. A repeated attempt with the same content keeps its key and is stored once. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ state: "idle" });
  const attempt = useRef<Attempt>(null);
  const sending = useRef<AbortController>(null);

  useEffect(() => () => sending.current?.abort(), []);

  async function send(
    { uploadApplication }: Sender,
    fields: SubmitApplication,
    resume: File,
    signs: FormSigns,
  ): Promise<UploadOutcome> {
    attempt.current = attemptFor(attempt.current, JSON.stringify(fields), resume);
    sending.current = new AbortController();
    setSubmission({ state: "sending", part: 0 });
    const outcome = await uploadApplication({
      fields: { ...fields, ...signs },
      resume,
      idempotencyKey: attempt.current.key,
      signal: sending.current.signal,
      onProgress: (part) => setSubmission({ state: "sending", part }),
    });
    setSubmission({ state: "ended", outcome });
    return outcome;
  }

  return { submission, send, cancel: () => sending.current?.abort() };
}

function attemptFor(last: Attempt | null, content: string, resume: File): Attempt {
  const isSame = last !== null && last.content === content && last.resume === resume;
  return isSame ? last : { content, resume, key: randomId() };
}
