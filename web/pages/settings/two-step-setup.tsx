import { useId, useRef, useState } from "react";
import { ConfirmPassword } from "#contract/account.ts";
import { EnableTwoStep, type TwoStepSetup } from "#contract/two-step.ts";
import { enableTwoStep, fetchTwoStep, setUpTwoStep } from "#web/api/two-step.ts";
import { useLanguage, useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProofDialog, useSectionForm } from "./section.tsx";
import { encode } from "uqr";
import { limits } from "#contract/limits.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Copy, Download, Printer } from "lucide-react";
import { company } from "#content/company.ts";
import { formatDate } from "#web/i18n/format.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { toast } from "#web/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";

/** Turns two-step sign-in on: the password, then the app and a code of it. */
export function SetUp({
  onEnabled,
  onClose,
}: {
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  if (setup !== null) return <FirstCode setup={setup} onEnabled={onEnabled} onClose={onClose} />;
  return (
    <ProofDialog
      title={t("twoStep.setup.title")}
      description={t("twoStep.setup.proof")}
      texts={{
        submit: "twoStep.setup.next",
        busy: "twoStep.setup.nextBusy",
        failed: "twoStep.setup.failed",
      }}
      schema={ConfirmPassword}
      send={async ({ password }) => setSetup(await setUpTwoStep(password))}
      onClose={onClose}
    />
  );
}

function FirstCode({
  setup,
  onEnabled,
  onClose,
}: {
  setup: TwoStepSetup;
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const formId = useId();
  const form = useSectionForm({
    schema: EnableTwoStep,
    send: async ({ code }) => onEnabled(await enableTwoStep(code)),
    failed: "twoStep.setup.failed",
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("twoStep.setup.scan")}
      description={t("twoStep.setup.scanText")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("form.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {t(form.isBusy ? "twoStep.setup.busy" : "twoStep.setup.submit")}
          </Button>
        </>
      }
    >
      <QrCode text={setup.address} label={t("twoStep.setup.image")} />
      <p className="mt-4 text-sm text-muted">{t("twoStep.setup.key")}</p>
      <p className="font-mono font-semibold break-words">{inGroups(setup.secret)}</p>
      <a
        href={setup.address}
        className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold text-primary hover:text-primary-strong"
      >
        {t("twoStep.setup.open")}
      </a>
      <form id={formId} className="mt-3" {...form.formProps}>
        <CodeField
          label={t("twoStep.setup.code")}
          hint={t("twoStep.setup.codeHint")}
          error={form.problemOf("code")}
        />
      </form>
    </Dialog>
  );
}

/** Four letters at a time are easier to type off; apps overlook the spaces. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, "$& ");

const quietZone = 4;

/** A QR code. Its ground is white in both themes, because scanners expect dark on light. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- for an <img> it would have to be a file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-[#fff] fill-[#000]"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}

/** One bar for each run of dark modules in a row. */
function pathOf(rows: readonly boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join("");
}

/** Takes a code of the authenticator app, or a recovery code. */
export function CodeField({
  label,
  hint,
  error,
}: {
  label: string;
  hint?: string;
  error: string | undefined;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.twoStepCode.max}
          required
          className="max-w-60 tracking-widest tabular-nums"
        />
      )}
    </Field>
  );
}

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

/** Where two-step sign-in stands for the signed-in user. */
export function useTwoStep() {
  return useQuery({ queryKey: ["two-step"], queryFn: ({ signal }) => fetchTwoStep(signal) });
}
