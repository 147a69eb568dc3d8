import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { type OnProgress, withPatience } from "#web/api/patience.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { joinSentences } from "#web/i18n/text.ts";
import { useOutcome } from "./outcome.tsx";

/** Runs one action of the desk at a time and shows its outcome: the text that it returns, or why it failed. */
export function useDeskAction<Name extends string>() {
  const messageOf = useErrorMessage("applicationStatus.unexpected");
  const [busy, setBusy] = useState<Name | null>(null);
  const [outcome, setOutcome] = useOutcome();

  const done = (message: string | undefined) => {
    if (message !== undefined) setOutcome({ tone: "success", message });
  };

  async function run(
    name: Name,
    act: (onProgress: OnProgress) => Promise<string | undefined>,
  ): Promise<void> {
    setBusy(name);
    setOutcome(undefined);
    try {
      done(await withPatience(act, done, "call.noAnswer"));
    } catch (failure) {
      const onFile =
        failure instanceof ApiError ? (failure.fields["resume"] ?? failure.fields["file"]) : [];
      const message = onFile?.length ? joinSentences(onFile) : messageOf(failure);
      setOutcome({ tone: "error", message });
    } finally {
      setBusy(null);
    }
  }

  return { busy, outcome, run, setOutcome };
}
