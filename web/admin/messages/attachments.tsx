import { useMutation, useQuery } from "@tanstack/react-query";
import { Paperclip, X } from "lucide-react";
import { useState } from "react";
import type { Attachment } from "#contract/messages.ts";
import { messageLimits } from "#contract/limits.ts";
import { resumeTypes } from "#contract/resume.ts";
import { ApiError } from "#web/api/api-error.ts";
import { addAttachment, downloadAttachment } from "#web/api/messages.ts";
import { type OnProgress, withPatience } from "#web/api/patience.ts";
import { useErrorMessage } from "#web/data/error-toast.ts";
import { useAction } from "#web/data/use-action.ts";
import { useFormState } from "#web/forms/form.tsx";
import { readResume } from "#web/forms/read-resume.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { Timestamp, useI18n } from "#web/i18n/i18n.tsx";
import { joinSentences } from "#web/i18n/text.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { IconButton, SmallButton } from "#web/ui/button.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { attachmentsQuery } from "./queries.ts";

/** The files of a message that is being written, and the reason why the last one was refused. */
export function useAttachments(applicationId: string, before: readonly Attachment[]) {
  const { translateKey } = useI18n();
  const messageOf = useErrorMessage("messages.attachFailed");
  const [files, setFiles] = useState(before);
  const adding = useMutation({
    mutationFn: async (chosen: File) => {
      const { resume, error } = await readResume(chosen);
      if (resume === undefined) return { problem: error };
      const upload = (onProgress: OnProgress) => addAttachment(applicationId, resume, onProgress);
      return { added: await withPatience(upload) };
    },
    onSuccess: ({ added }) => added !== undefined && setFiles((kept) => [...kept, added]),
  });
  const { data, error } = adding;
  const refusal = error instanceof ApiError ? error.fields["attachment"] : undefined;
  const refused = data?.problem ?? (refusal && joinSentences(refusal));
  const failed = error === null ? undefined : messageOf(error);
  return {
    files,
    isAdding: adding.isPending,
    problem: refused === undefined ? failed : translateKey(refused),
    add: adding.mutate,
    remove: (id: string) => {
      adding.reset();
      setFiles((kept) => kept.filter((file) => file.id !== id));
    },
  };
}

/** The files of the message, with buttons that add one and remove one. */
export function AttachmentFields({
  attachments: { files, isAdding, problem, add, remove },
}: {
  attachments: ReturnType<typeof useAttachments>;
}) {
  const { t, language } = useI18n();
  const error = useFormState().problemOf("attachments") ?? problem;
  const isFull = files.length >= messageLimits.files;
  return (
    <fieldset className="grid gap-2 sm:col-span-2">
      <legend className="mb-1 text-[0.9375rem] font-semibold">{t("messages.files")}</legend>
      <ul className="grid gap-1 empty:hidden">
        {files.map(({ id, name, bytes }) => (
          <li key={id} className="flex min-w-0 items-center gap-2">
            <Paperclip aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-sm text-muted tabular-nums">
              {formatFileSize(bytes, language)}
            </span>
            <IconButton
              label={t("messages.detach", { name })}
              Icon={X}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      {!isFull && (
        <label
          className={`w-fit cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-primary ${buttonClass({ variant: "secondary", size: "small" })}`}
        >
          {isAdding ? <Spinner className="size-4" /> : <Paperclip aria-hidden className="size-4" />}
          <span>{t("messages.attach")}</span>
          <FileInput
            className="sr-only"
            accept={Object.keys(resumeTypes).join(",")}
            aria-describedby="attachment-rules"
            onChoose={(file) => isAdding || add(file)}
          />
        </label>
      )}
      <p id="attachment-rules" className="text-sm text-muted">
        {t("messages.filesHint")}
      </p>
      <p aria-live="polite" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

/** The files beside the resume, to open again: sent to the applicant, received, or replaced. */
export function SentFiles({ applicationId }: { applicationId: string }) {
  const { t, language } = useI18n();
  const { data: files = [] } = useQuery(attachmentsQuery(applicationId));
  const { mutate: download } = useAction({
    mutationFn: async ({ id, name }: Attachment, onProgress) =>
      saveFile(await downloadAttachment(applicationId, id, onProgress), name),
    failed: "messages.openFailed",
  });
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="sent-files" className="grid gap-2">
      <h2 id="sent-files" className="heading-5">
        {t("messages.sentFiles")}
      </h2>
      <ul className="grid gap-2">
        {files.map((file) => (
          <li key={file.id}>
            <SmallButton
              Icon={Paperclip}
              aria-label={t("messages.open", { name: file.name })}
              onClick={() => download(file)}
            >
              <span className="wrap-anywhere">{file.name}</span>
              <span className="text-muted tabular-nums">
                {formatFileSize(file.bytes, language)}
              </span>
            </SmallButton>
            <p className="mt-0.5 text-sm text-muted">
              <span>{t(`messages.purpose.${file.purpose}`)}</span>{" "}
              <Timestamp iso={file.created_at} withTime />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
