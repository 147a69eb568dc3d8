import { useRef } from "react";
import type { PortalApplication } from "#contract/applicant.ts";
import { resumeLimits } from "#contract/limits.ts";
import { downloadOwnResume, replaceResume } from "#web/api/applicant-portal.ts";
import { readResume } from "#web/forms/read-resume.ts";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { useDeskAction } from "./desk-action.ts";
import { OutcomeAlert } from "./outcome.tsx";

/** The applicant's resume, to open and to replace. */
export function Resume({
  token,
  application,
  onChange,
}: {
  token: string;
  application: PortalApplication;
  onChange: (application: PortalApplication) => void;
}) {
  const { t, translateKey, language } = useI18n();
  const picker = useRef<HTMLInputElement>(null);
  const { busy, outcome, run, setOutcome } = useDeskAction<"open" | "replace">();
  const {
    cv_original_name: name,
    cv_size_bytes: bytes,
    can_replace_resume: canReplace,
  } = application;

  const open = () =>
    run("open", async (onProgress) => {
      saveFile(await downloadOwnResume(token, onProgress), name ?? "resume");
      return undefined;
    });
  const replace = (chosen: File) =>
    run("replace", async (onProgress) => {
      const reading = await readResume(chosen);
      if ("error" in reading) {
        setOutcome({ tone: "error", message: translateKey(reading.error) });
        return undefined;
      }
      onChange(await replaceResume(token, reading.resume, onProgress));
      return t("applicationStatus.replaced", { name: reading.resume.name });
    });

  return (
    <section aria-labelledby="own-resume" className="mt-12 border-t border-line pt-8">
      <h2 id="own-resume" className="heading-4">
        {t("applicationStatus.resume")}
      </h2>
      <OutcomeAlert outcome={outcome} />
      <p className="mt-4 wrap-anywhere">
        <span>{name ?? t("applicationStatus.noResume")}</span>{" "}
        {bytes !== null && (
          <span className="text-sm text-muted tabular-nums">{formatFileSize(bytes, language)}</span>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {name !== null && (
          <Button
            variant="secondary"
            isBusy={busy === "open"}
            disabled={busy !== null}
            onClick={() => void open()}
          >
            {t("applicationStatus.openResume")}
          </Button>
        )}
        {canReplace && (
          <>
            <FileInput
              ref={picker}
              tabIndex={-1}
              aria-hidden="true"
              className="hidden"
              accept={resumeLimits.extensions.join(",")}
              onChoose={(chosen) => void replace(chosen)}
            />
            <Button
              variant="secondary"
              isBusy={busy === "replace"}
              disabled={busy !== null}
              onClick={() => picker.current?.click()}
            >
              {t(
                busy === "replace"
                  ? "form.sending"
                  : name === null
                    ? "applicationStatus.add"
                    : "applicationStatus.replace",
              )}
            </Button>
          </>
        )}
      </div>
      {canReplace && name !== null && (
        <p className="mt-3 text-sm text-muted">{t("applicationStatus.replaceHint")}</p>
      )}
    </section>
  );
}
