import { Component, type ReactNode } from "react";
import { LostFile, reloadWhereServed } from "#web/lost-files.ts";
import { useText } from "#web/language.tsx";
import { buttonLook } from "#web/ui/button-look.ts";

type Props = {
  /** Where this stands. Somewhere else it is tried again. */
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
    if (this.props.mayReload === true && error instanceof LostFile) void reloadWhereServed();
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
      <Reload />
    </div>
  );
}

function Reload() {
  const t = useText();
  return (
    <button
      type="button"
      className={`mt-8 ${buttonLook()}`}
      onClick={() => void reloadWhereServed({ isAskedFor: true })}
    >
      {t("lost.reload")}
    </button>
  );
}

/** In the place of toasts that could not be loaded: what they would say is not known here. */
export function LostToasts() {
  const t = useText();
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-3 z-50 rounded-md border border-line bg-surface p-4 shadow-raised sm:right-auto sm:w-96 print:hidden"
    >
      <p className="font-semibold">{t("lost.title")}</p>
      <p className="mt-0.5 text-sm text-muted">{t("lost.text")}</p>
      <Reload />
    </div>
  );
}
