import { useEffect, useRef, useState } from "react";
import type { FormSigns, SubmitApplication } from "#contract/applications.ts";
import { matchRoute } from "#web/router/match-route.ts";
import type { UploadOutcome } from "#web/api/upload.ts";
import type { Sender } from "./use-sender.ts";

/** Where an application is on its way: not sent, being sent, or how the last attempt ended. */
export type Submission =
  | { state: "idle" }
  | { state: "sending"; part: number }
  | { state: "ended"; outcome: UploadOutcome };

/** Sends applications. One that is on its way when the page is left goes on. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ state: "idle" });
  const sending = useRef<AbortController>(null);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function send(
    { uploadApplication }: Sender,
    fields: SubmitApplication & FormSigns,
    resume: File,
    idempotencyKey: string,
  ): Promise<UploadOutcome> {
    sending.current = new AbortController();
    setSubmission({ state: "sending", part: 0 });
    const outcome = await uploadApplication({
      fields,
      resume,
      idempotencyKey,
      signal: sending.current.signal,
      onProgress: (part) => setSubmission({ state: "sending", part }),
    });
    setSubmission({ state: "ended", outcome });
    return outcome;
  }

  return {
    submission,
    send,
    /** Whether the visitor has stayed on the page. The address changes before another page is shown. */
    isOnPage: () => isMounted.current && matchRoute(location.pathname).route.id === "apply",
    cancel: () => sending.current?.abort(),
    /** Goes back to before the last attempt. */
    reset: () => setSubmission({ state: "idle" }),
  };
}
