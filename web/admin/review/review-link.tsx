import { ScanText } from "lucide-react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Leads into the review at an application, through the list as it is filtered. */
export function ReviewLink({
  id,
  size,
}: {
  /** Undefined where there is nothing to review. */
  id: string | undefined;
  size: "small" | "medium";
}) {
  const t = useTranslation();
  const { search } = useLocation();
  const words = (
    <>
      <ScanText aria-hidden="true" className="size-4.5" />
      {t("review.open")}
    </>
  );
  if (id === undefined) {
    return (
      <Button variant="secondary" size={size} disabled>
        {words}
      </Button>
    );
  }
  const address = new URLSearchParams(search);
  address.set("tab", "applications");
  address.delete("application");
  address.delete("dialog");
  address.set("review", id);
  return (
    <Link
      to={`/admin?${address.toString()}`}
      className={buttonClass({ variant: "secondary", size })}
    >
      {words}
    </Link>
  );
}

/**
 * Gives the focus to the row of whoever was under review last, once the rows have come; to the heading
 * where they are in this list no more. Whoever has begun something else meanwhile keeps the focus.
 */
export function useReturnFocus(
  hasRows: boolean,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const id = reviewedIn(useLocation().state);
  const giveBack = useEffectEvent((reviewed: string) => {
    if (document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-opens-row="${CSS.escape(reviewed)}"]`);
    (row ?? heading.current)?.focus();
  });
  useEffect(() => {
    if (hasRows && id !== undefined) giveBack(id);
  }, [hasRows, id]);
}

function reviewedIn(state: unknown): string | undefined {
  const isTold = typeof state === "object" && state !== null && "reviewed" in state;
  return isTold && typeof state.reviewed === "string" ? state.reviewed : undefined;
}
