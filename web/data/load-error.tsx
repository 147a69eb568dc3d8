import { reloadPage } from "#web/browser/chunk-errors.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { toast } from "#web/ui/toast.ts";

const reload = () => void reloadPage({ isAskedFor: true });

/** Shown in place of a page whose code could not be loaded. */
export const PageLoadError = () => <PageError title="loadError.title" text="loadError.text" />;

/** Shown in place of a page that an exception has ended. */
export const PageCrash = () => <PageError title="crash.title" text="crash.text" />;

function PageError({ title, text }: { title: TextKey; text: TextKey }) {
  const t = useTranslation();
  return (
    <div role="alert" className="page-width py-20 md:py-28">
      <h1 className="heading-2">{t(title)}</h1>
      <p className="mt-4 text-lg text-muted">{t(text)}</p>
      <button type="button" className={`mt-8 ${buttonClass()}`} onClick={reload}>
        {t("loadError.reload")}
      </button>
    </div>
  );
}

/** Shown in place of a part of a page: its code is missing, or an exception has ended it. */
export function PartError({ isMissing }: { isMissing: boolean }) {
  const t = useTranslation();
  return isMissing ? (
    <ChunkLoadError text={t("loadError.text")} />
  ) : (
    <ChunkLoadError title={t("crash.title")} text={t("crash.text")} />
  );
}

/** A part of a page whose code could not be loaded. */
export function ChunkLoadError({
  title,
  text,
  onClose,
}: {
  title?: string;
  text?: string;
  onClose?: () => void;
}) {
  const t = useTranslation();
  return (
    <div
      role="alert"
      className="rounded-md border border-line bg-surface p-4 text-left text-base text-ink"
    >
      <p className="font-semibold">{title ?? t("loadError.title")}</p>
      {text !== undefined && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      <div className="mt-3 flex gap-3">
        <Action variant="secondary" text={t("loadError.reload")} onClick={reload} />
        {onClose !== undefined && (
          <Action variant="quiet" text={t("toast.close")} onClick={onClose} />
        )}
      </div>
    </div>
  );
}

type ActionProps = { variant: "secondary" | "quiet"; text: string; onClick: () => void };

// The button of web/ui would add its spinner to every page.
const Action = ({ variant, text, onClick }: ActionProps) => (
  <button type="button" className={buttonClass({ variant, size: "small" })} onClick={onClick}>
    {text}
  </button>
);

/** Returns a function that shows a toast about code that could not be loaded. */
export function useChunkErrorToast(): () => void {
  const t = useTranslation();
  return () =>
    toast({
      title: t("loadError.title"),
      description: t("loadError.text"),
      tone: "error",
      action: { label: t("loadError.reload"), run: reload },
    });
}
