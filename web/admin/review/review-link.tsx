import { ScanText } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { asRecord } from "#web/browser/json.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { panelAddress } from "../routes.ts";
import { buttonClass } from "#web/ui/button-class.ts";

/** Opens the review of an application in the filtered list. */
export function ReviewLink({
  id,
  size,
}: {
  /** Undefined where the list is empty. */
  id: string | undefined;
  size: "small" | "medium";
}) {
  const t = useTranslation();
  const { search } = useLocation();
  const content = (
    <>
      <ScanText className="size-4.5" />
      <span>{t("review.open")}</span>
    </>
  );
  if (id === undefined) {
    return (
      <Button variant="secondary" size={size} disabled>
        {content}
      </Button>
    );
  }
  const query = new URLSearchParams(search);
  for (const key of ["tab", "details", "dialog"]) query.delete(key);
  return (
    <Link
      to={panelAddress("application", id, query)}
      className={buttonClass({ variant: "secondary", size })}
    >
      {content}
    </Link>
  );
}

/**
 * Moves the focus from the heading to the row of the application that the review showed last, once the rows
 * have loaded.
 */
export function useReturnFocus(
  hasRows: boolean,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const { reviewed: id } = asRecord(useLocation().state);
  useEffect(() => {
    if (!hasRows || typeof id !== "string" || document.activeElement !== heading.current) return;
    document.querySelector<HTMLElement>(`[data-opens-row="${CSS.escape(id)}"]`)?.focus();
  }, [hasRows, id, heading]);
}
