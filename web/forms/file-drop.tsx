import { FileText, FileUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { formatFileSize } from "#web/i18n/format-file-size.ts";
import { useI18n } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { FileInput, useDrop } from "#web/ui/file-input.tsx";

const box =
  "relative rounded-md border border-dashed border-edge bg-raised transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary has-[[aria-invalid]]:border-danger data-over:border-primary data-over:bg-primary-soft";

/**
 * Takes a file by picker, keyboard or drop, and shows it. `progress` replaces the invitation while a file
 * is read. A large one also shows the size of the file.
 */
export function FileDrop({
  file,
  progress,
  invitation,
  isLarge = false,
  onChoose,
  onRemove,
  ...input
}: {
  id: string;
  file: File | undefined;
  progress?: ReactNode;
  invitation: { choose: string; dropNow: string; rules: string };
  isLarge?: boolean;
  onRemove: () => void;
} & ComponentProps<typeof FileInput>) {
  const { t, language } = useI18n();
  const { isOver, dropProps } = useDrop(onChoose);
  const icon = isLarge ? "size-7" : "size-6";
  const row = `flex flex-wrap items-center gap-x-4 ${isLarge ? "gap-y-3 p-4" : "min-h-20 gap-y-2 px-4 py-3"}`;
  return (
    <div {...dropProps} data-over={isOver || undefined} className={box}>
      <FileInput
        {...input}
        // As large as the box, so that the focus scrolls all of it into view.
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        onChoose={onChoose}
      />
      {file !== undefined && (
        <div className={row}>
          <FileText className={`${icon} shrink-0 text-primary`} />
          <div className="min-w-0 flex-1 basis-44">
            <p className="font-semibold wrap-anywhere">{file.name}</p>
            {isLarge && (
              <p className="text-sm text-muted tabular-nums">
                {formatFileSize(file.size, language)}
              </p>
            )}
          </div>
          <div className="relative flex gap-2">
            <label
              htmlFor={input.id}
              className={`cursor-pointer ${buttonClass({ variant: "secondary", size: "small" })}`}
            >
              {t("form.replaceFile")}
            </label>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                onRemove();
                document.getElementById(input.id)?.focus();
              }}
            >
              {t("form.removeFile")}
            </Button>
          </div>
        </div>
      )}
      {progress ??
        (file === undefined && (
          <label
            htmlFor={input.id}
            className={`cursor-pointer ${isLarge ? "flex min-h-36 flex-col items-center justify-center gap-1 px-4 py-6 text-center" : row}`}
          >
            <FileUp className={`${icon} shrink-0 text-accent ${isLarge ? "mb-2" : ""}`} />
            <span className={isLarge ? "" : "min-w-0 flex-1"}>
              {isOver ? (
                <span className="font-semibold text-primary">{invitation.dropNow}</span>
              ) : (
                <>
                  <span className="font-semibold text-primary underline underline-offset-4">
                    {invitation.choose}
                  </span>{" "}
                  <span className="pointer-coarse:hidden">{t("form.drop")}</span>
                </>
              )}
              <span className={`block text-sm text-muted ${isLarge ? "mt-1" : ""}`}>
                {invitation.rules}
              </span>
            </span>
          </label>
        ))}
    </div>
  );
}
