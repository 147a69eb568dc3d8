import { Copy, Download, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { company } from "#content/company.ts";
import { formatDate } from "#web/i18n/format.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { saveFile } from "#web/api/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";

/** Shows recovery codes, this once. It closes when the reader says that they are saved. */
export function RecoveryCodes({
  codes,
  email,
  onClose,
}: {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}) {
  const t = useTranslation();
  const { language } = useLanguage();
  const saved = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [madeAt] = useState(() => new Date().toISOString());
  const date = formatDate(madeAt, language);
  const heading = t("twoStep.codes.file", { company: company.name, email, date });
  const text = `${heading}\n\n${codes.join("\n")}\n`;

  async function copy(): Promise<void> {
    try {
      // Missing on plain http.
      await navigator.clipboard.writeText(text);
      toast({ title: t("twoStep.codes.copied"), tone: "success" });
    } catch {
      const description = t("twoStep.codes.notCopiedText");
      toast({ title: t("twoStep.codes.notCopied"), description, tone: "error" });
    }
  }

  function close(): void {
    if (saved.current?.checked === true) return onClose();
    setAsked(true);
    saved.current?.focus();
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={t("twoStep.codes.title")}
      description={t("twoStep.codes.text")}
      closeLabel={t("common.close")}
      actions={<Button onClick={close}>{t("twoStep.codes.done")}</Button>}
    >
      <p className="hidden print:mb-4 print:block">{heading}</p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 rounded-md border border-line bg-paper p-4 font-mono text-[0.9375rem] whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t("twoStep.codes.copy")}
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            saveFile(new Blob([text], { type: "text/plain" }), t("twoStep.codes.fileName"))
          }
        >
          <Download aria-hidden="true" className="size-4" />
          {t("twoStep.codes.download")}
        </Button>
        <Button variant="secondary" size="small" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t("twoStep.codes.print")}
        </Button>
      </div>
      <label className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 print:hidden">
        <input
          ref={saved}
          type="checkbox"
          aria-describedby="codes-saved-first"
          className="size-5 accent-primary"
          onChange={() => setAsked(false)}
        />
        {t("twoStep.codes.saved")}
      </label>
      <p id="codes-saved-first" aria-live="polite" className="text-sm text-danger print:hidden">
        {isAsked && t("twoStep.codes.savedFirst")}
      </p>
    </Dialog>
  );
}
