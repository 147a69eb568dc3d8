import { Copy } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";

/** A link to copy. */
export function CopyField({ label, hint, link }: { label: string; hint?: string; link: string }) {
  const t = useTranslation();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Missing on plain http.
      await navigator.clipboard.writeText(link);
      toast({ title: t("userAccess.copied"), tone: "success" });
    } catch {
      const description = t("userAccess.notCopiedText");
      toast({ title: t("userAccess.notCopied"), description, tone: "error" });
    }
  }

  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <Input {...control} ref={field} readOnly value={link} className="min-w-0 grow basis-60" />
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy aria-hidden="true" className="size-4" />
            {t("userAccess.copy")}
          </Button>
        </div>
      )}
    </Field>
  );
}
