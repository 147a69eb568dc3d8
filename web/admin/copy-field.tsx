import { Copy } from "lucide-react";
import { useRef } from "react";
import { useCopyText } from "#web/data/use-copy-text.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
export function CopyField({ label, hint, link }: { label: string; hint?: string; link: string }) {
  const t = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const copyText = useCopyText({
    copied: "copy.copied",
    notCopied: "copy.notCopied",
    notCopiedText: "copy.notCopiedText",
  });

  function copy(): void {
    field.current?.select();
    void copyText(link);
  }

  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <Input {...control} ref={field} readOnly value={link} className="min-w-0 grow basis-60" />
          <Button variant="secondary" onClick={copy}>
            <Copy className="size-4" />
            {t("copy.copy")}
          </Button>
        </div>
      )}
    </Field>
  );
}
