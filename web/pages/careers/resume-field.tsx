import { FileText, FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { resumeLimits } from "#contract/limits.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useLanguage, useTranslateKey, useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { FileInput, useDrop } from "#web/ui/file-input.tsx";
import { focusField } from "./fields.ts";
import { readResume } from "./read-resume.ts";

/** Takes the resume by picker, keyboard or drop, and shows it. */
export function ResumeField({ resume, isLocked }: { resume: Resume; isLocked: boolean }) {
  const t = useTranslation();
  const messageOf = useTranslateKey();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, dropProps } = useDrop((file) => void take(file));
  const { file, reading, error } = resume;

  async function take(chosen: File): Promise<void> {
    if (isLocked) return;
    if (!(await resume.choose(chosen))) focusField("resume");
  }

  useEffect(() => {
    // A file chosen before hydration.
    const chosen = input.current?.files?.[0];
    if (chosen !== undefined) void resume.choose(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at hydration
  }, []);

  return (
    <Field
      id="resume"
      label={t("apply.resume.label")}
      required
      error={error === undefined ? undefined : messageOf(error)}
      className="sm:col-span-2"
    >
      {(control) => (
        <div
          {...dropProps}
          data-over={isOver || undefined}
          className="relative rounded-md border border-dashed border-edge bg-paper transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[[aria-invalid]]:border-danger data-over:border-primary data-over:bg-primary-soft"
        >
          <FileInput
            {...control}
            ref={input}
            accept={resumeLimits.extensions.join(",")}
            aria-required
            // As large as the box around it, so that the focus scrolls all of the box into view.
            className="pointer-events-none absolute inset-0 size-full opacity-0"
            onChoose={(chosen) => void take(chosen)}
            onBlur={({ target }) => {
              // While the picker is open the field keeps its focus although the window has none.
              const hasLeft = document.activeElement !== target;
              if (hasLeft && file === undefined && reading === undefined && error === undefined) {
                resume.setError("field.resume.required");
              }
            }}
          />
          <output className="sr-only">
            {file !== undefined && t("apply.resume.ready", { name: file.name })}
          </output>
          {file !== undefined && <Chosen file={file} onRemove={resume.remove} />}
          {reading !== undefined && <Reading name={reading} />}
          {file === undefined && reading === undefined && <Invitation isOver={isOver} />}
        </div>
      )}
    </Field>
  );
}

function Invitation({ isOver }: { isOver: boolean }) {
  const t = useTranslation();
  return (
    <label
      htmlFor="resume"
      className="flex min-h-36 cursor-pointer flex-col items-center justify-center gap-1 px-4 py-6 text-center"
    >
      <FileUp aria-hidden="true" className="mb-2 size-7 text-accent" />
      {isOver ? (
        <span className="font-semibold text-primary">{t("apply.resume.dropNow")}</span>
      ) : (
        <span>
          <span className="font-semibold text-primary underline underline-offset-4">
            {t("apply.resume.choose")}
          </span>{" "}
          <span className="pointer-coarse:hidden">{t("apply.resume.drop")}</span>
        </span>
      )}
      <span className="text-sm text-muted">{t("apply.resume.rules")}</span>
    </label>
  );
}

function Reading({ name }: { name: string }) {
  const t = useTranslation();
  return (
    <p className="flex min-h-36 items-center justify-center gap-3 p-4 text-muted">
      <Spinner />
      <span className="min-w-0 break-words">{t("apply.resume.reading", { name })}</span>
    </p>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <FileText aria-hidden="true" className="size-7 shrink-0 text-primary" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold break-words">{file.name}</p>
        <p className="text-sm text-muted tabular-nums">{formatFileSize(file.size, language)}</p>
      </div>
      <div className="flex gap-2">
        <label
          htmlFor="resume"
          className={`cursor-pointer ${buttonClass({ variant: "secondary", size: "small" })}`}
        >
          {t("apply.resume.replace")}
        </label>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onRemove();
            focusField("resume");
          }}
        >
          {t("apply.resume.remove")}
        </Button>
      </div>
    </div>
  );
}

/** `error` is the key of a text, or the server's message. */
type ResumeState = { file?: File; reading?: string; error?: string };

type Resume = ReturnType<typeof useResume>;

/** The resume of the form: none, one being read, or one in memory. */
export function useResume() {
  const [state, setState] = useState<ResumeState>({});
  const latest = useRef<File>(null);

  /** Reads a file. Of several chosen in a row the last one counts. Returns whether it is accepted. */
  async function choose(chosen: File): Promise<boolean> {
    latest.current = chosen;
    setState({ reading: chosen.name });
    const result = await readResume(chosen);
    if (latest.current !== chosen) return true;
    setState("resume" in result ? { file: result.resume } : { error: result.error });
    return "resume" in result;
  }

  function remove(): void {
    latest.current = null;
    setState({});
  }

  /** Shows an error, or none. The chosen file stays. */
  function setError(error: string | undefined): void {
    setState(({ error: _before, ...kept }) => (error === undefined ? kept : { ...kept, error }));
  }

  return { ...state, choose, remove, setError };
}
