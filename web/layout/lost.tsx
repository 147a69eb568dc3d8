import { Component, useEffect, useState, type ReactNode } from "react";
import { isChunkLoadError, reloadWhereServed } from "#web/document/chunk-errors.ts";
import { useText } from "#web/i18n/i18n.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { onFirstToast } from "#web/ui/toast.ts";

type Props = {
  /** Where this stands. Somewhere else the content is shown again, but for code that was lost: React keeps that. */
  at?: string;
  /** What stands there where the content cannot. */
  fallback: ReactNode;
  /** Whether lost code may have the page loaded anew, with what was typed in it. */
  mayReload?: boolean;
  children: ReactNode;
};
type State = { at: string | undefined; hasFailed: boolean };

/** Keeps what cannot be shown from taking the rest of the page with it. */
export class Boundary extends Component<Props, State> {
  override state: State = { at: this.props.at, hasFailed: false };

  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { at, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.mayReload === true && isChunkLoadError(error)) void reloadWhereServed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** In the place of a page that could not be loaded. */
export function LostPage() {
  const t = useText();
  return (
    <div role="alert" className="frame py-20 md:py-28">
      <h1 className="text-3xl font-semibold">{t("lost.title")}</h1>
      <p className="mt-4 text-lg text-muted">{t("lost.text")}</p>
      <Reload className={`mt-8 ${buttonLook()}`} />
    </div>
  );
}

/** In the place of a part of a page that could not be loaded. `text` where it may come yet. */
export function LostPart({ text }: { text?: string }) {
  const t = useText();
  return (
    <div
      role="alert"
      className="rounded-md border border-line bg-surface p-4 text-left text-base text-ink"
    >
      <p className="font-semibold">{t("lost.title")}</p>
      {text !== undefined && <p className="mt-0.5 text-sm text-muted">{text}</p>}
      <Reload className={`mt-3 ${smallLook}`} />
    </div>
  );
}

const smallLook = buttonLook({ look: "secondary", size: "small" });

function Reload({ className }: { className: string }) {
  const t = useText();
  return (
    <button
      type="button"
      className={className}
      onClick={() => void reloadWhereServed({ isAskedFor: true })}
    >
      {t("lost.reload")}
    </button>
  );
}

/** In the place of toasts that could not be loaded: what they would say is not known here. */
export function LostToasts() {
  const t = useText();
  const [isShown, setShown] = useState(true);
  useEffect(() => onFirstToast(() => setShown(true)), []);
  if (!isShown) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-3 z-50 rounded-md border border-line bg-surface p-4 shadow-raised sm:right-auto sm:w-96 print:hidden"
    >
      <p className="font-semibold">{t("lost.title")}</p>
      <p className="mt-0.5 text-sm text-muted">{t("lost.text")}</p>
      <div className="mt-3 flex gap-3">
        <Reload className={smallLook} />
        <button
          type="button"
          className={buttonLook({ look: "quiet", size: "small" })}
          onClick={() => setShown(false)}
        >
          {t("toast.close")}
        </button>
      </div>
    </div>
  );
}
