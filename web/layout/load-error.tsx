import { reloadPage } from "#web/document/chunk-errors.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { toast } from "#web/ui/toast.ts";

/** In the place of a page, or of a part of it, that could not be loaded. */
export function LoadError({ isPage = false, text }: { isPage?: boolean; text?: string }) {
  const t = useTranslation();
  if (isPage) {
    return (
      <div role="alert" className="frame py-20 md:py-28">
        <h1 className="text-3xl font-semibold">{t("lost.title")}</h1>
        <p className="mt-4 text-lg text-muted">{t("lost.text")}</p>
        <ReloadButton className={`mt-8 ${buttonClass()}`} />
      </div>
    );
  }
  return (
    <div
      role="alert"
      className="rounded-md border border-line bg-surface p-4 text-left text-base text-ink"
    >
      <p className="font-semibold">{t("lost.title")}</p>
      {text !== undefined && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      <ReloadButton className={`mt-3 ${buttonClass({ variant: "secondary", size: "small" })}`} />
    </div>
  );
}

export function ReloadButton({ className }: { className: string }) {
  const t = useTranslation();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void reloadPage({ isAskedFor: true })}
    >
      {t("lost.reload")}
    </button>
  );
}

/** Tells of code that could not be loaded where the page stays as it is. */
export function useChunkErrorToast(): () => void {
  const t = useTranslation();
  return () =>
    toast({
      title: t("lost.title"),
      description: t("lost.text"),
      tone: "error",
      action: { label: t("lost.reload"), run: () => void reloadPage({ isAskedFor: true }) },
    });
}
