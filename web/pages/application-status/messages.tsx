import { Paperclip, X } from "lucide-react";
import { useRef, useState } from "react";
import type { PortalApplication } from "#contract/applicant.ts";
import { limits, resumeLimits } from "#contract/limits.ts";
import { writeToHr } from "#web/api/applicant-portal.ts";
import { useLeaveGuard } from "#web/forms/leave-guard.tsx";
import { readResume } from "#web/forms/read-resume.ts";
import { Timestamp, useI18n } from "#web/i18n/i18n.tsx";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { useDeskAction } from "./desk-action.ts";
import { OutcomeAlert } from "./outcome.tsx";

/** What the applicant has written to HR, and a field for more, with a file. */
export function Messages({
  token,
  application: { messages, receipt },
  onChange,
}: {
  token: string;
  application: PortalApplication;
  onChange: (application: PortalApplication) => void;
}) {
  const { t, translateKey } = useI18n();
  const { busy, outcome, run } = useDeskAction<"send">();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);

  const { question } = useLeaveGuard({
    isDirty: () => text.trim() !== "" || file !== undefined,
    isBusy: () => busy !== null,
  });

  async function attach(chosen: File): Promise<void> {
    const reading = await readResume(chosen);
    setProblem("error" in reading ? reading.error : undefined);
    setFile(reading.resume);
  }

  const send = () =>
    run("send", async (onProgress) => {
      onChange(await writeToHr({ token, receipt }, { text, file }, onProgress));
      // What was typed or chosen meanwhile stays.
      setText((now) => (now === text ? "" : now));
      setFile((now) => (now === file ? undefined : now));
      return t("ownMessages.sent");
    });

  return (
    <section aria-labelledby="messages" className="mt-12 border-t border-line pt-8">
      <h2 id="messages" className="heading-4">
        {t("ownMessages.title")}
      </h2>
      {messages.length > 0 && (
        <ol className="mt-4 grid gap-3">
          {messages.map((message) => (
            <li key={message.id} className="rounded-md border border-line bg-surface px-4 py-3">
              <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
              <p className="mt-1 text-sm text-muted">
                <Timestamp iso={message.created_at} withTime />
                {message.file_name !== null && <span>{` · ${message.file_name}`}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
      <OutcomeAlert outcome={outcome} />
      <form
        className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && busy === null) void send();
        }}
      >
        <Field label={t("ownMessages.label")} hint={t("ownMessages.hint")}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              value={text}
              maxLength={limits.applicantMessage.max}
              autoCapitalize="sentences"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isBusy={busy !== null} disabled={text.trim() === ""}>
            {t(busy === null ? "ownMessages.send" : "form.sending")}
          </Button>
          <FileInput
            ref={picker}
            tabIndex={-1}
            aria-hidden="true"
            className="hidden"
            accept={resumeLimits.extensions.join(",")}
            onChoose={(chosen) => void attach(chosen)}
          />
          {file === undefined ? (
            <Button variant="secondary" Icon={Paperclip} onClick={() => picker.current?.click()}>
              {t("ownMessages.attach")}
            </Button>
          ) : (
            <p className="flex min-w-0 items-center gap-1 text-sm">
              <Paperclip className="size-4 shrink-0 text-muted" />
              <span className="wrap-anywhere">{file.name}</span>
              <IconButton
                label={t("ownMessages.detach", { name: file.name })}
                Icon={X}
                onClick={() => setFile(undefined)}
              />
            </p>
          )}
        </div>
        <p aria-live="polite" className="text-sm text-danger empty:hidden">
          {problem === undefined ? null : translateKey(problem)}
        </p>
      </form>
      {question}
    </section>
  );
}
