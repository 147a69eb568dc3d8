import { Share2 } from "lucide-react";
import { useCopyText } from "#web/data/use-copy-text.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { useCurrentRoute } from "#web/router/link.tsx";
import { localizePath } from "#web/router/match-route.ts";
import { buttonClass } from "#web/ui/button-class.ts";

/** Shares the page of a position: through the apps of the device, or else by copying its address. */
export function ShareButton({ title, className }: { title: string; className: string }) {
  const t = useTranslation();
  const { path, localePrefix } = useCurrentRoute();
  const copyText = useCopyText({
    copied: "position.share.copied",
    notCopied: "position.share.notCopied",
    notCopiedText: "position.share.notCopiedText",
  });

  async function share(): Promise<void> {
    const url = location.origin + (localePrefix === "" ? path : localizePath(path));
    if (!("share" in navigator)) return copyText(url);
    try {
      await navigator.share({ title, url });
    } catch (failure) {
      // The reader has closed the list of apps.
      if (failure instanceof DOMException && failure.name === "AbortError") return;
      await copyText(url);
    }
  }

  return (
    <button
      type="button"
      aria-label={t("position.share.of", { position: title })}
      className={`${buttonClass({ variant: "secondary" })} ${className}`}
      onClick={() => void share()}
    >
      <Share2 aria-hidden="true" className="size-5" />
      <span>{t("position.share")}</span>
    </button>
  );
}
