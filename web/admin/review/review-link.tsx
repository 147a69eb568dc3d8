import { ScanText } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { asRecord } from "#web/browser/json.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { panelAddress } from "../routes.ts";
import { buttonClass } from "#web/ui/button-class.ts";

/** Returns the addresses of applications, whose page then has the filtered list as its queue. */
export function useApplicationAddress(): (id: string) => string {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  for (const key of ["tab", "details", "dialog"]) query.delete(key);
  return (id) => panelAddress("application", id, query);
}

/** Opens the page of an application in the filtered list. A phone shows the icon alone in the list's header. */
export function ReviewLink({
  id,
  text = "review.open",
}: {
  /** Undefined where the list is empty. */
  id: string | undefined;
  text?: "review.open" | "details.open";
}) {
  const t = useTranslation();
  const addressOf = useApplicationAddress();
  const content = (
    <>
      <ScanText className="size-4.5" />
      <span className={text === "review.open" ? "max-sm:sr-only" : ""}>{t(text)}</span>
    </>
  );
  if (id === undefined) {
    return (
      <Button variant="secondary" size="small" disabled>
        {content}
      </Button>
    );
  }
  return (
    <Link to={addressOf(id)} className={buttonClass({ variant: "secondary", size: "small" })}>
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
