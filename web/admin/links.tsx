import { Copy } from "lucide-react";
import { useRef } from "react";
import { useCopyText } from "#web/forms/use-copy-text.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/controls.tsx";
import { Field } from "#web/ui/field.tsx";

export const linkClass = "text-primary underline underline-offset-2 hover:text-primary-strong";

/** A web address that an applicant has sent. It opens a new tab without `opener`; other schemes stay text. */
export function ExternalLink({ href }: { href: string }) {
  const t = useTranslation();
  if (!/^https?:\/\//i.test(href)) return href;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
      {href}
      <span className="sr-only">{` ${t("details.newTab")}`}</span>
    </a>
  );
}

/** A link to copy. */
export function CopyField({ label, hint, link }: { label: string; hint?: string; link: string }) {
  const t = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const copyText = useCopyText("userAccess");

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
            {t("userAccess.copy")}
          </Button>
        </div>
      )}
    </Field>
  );
}
