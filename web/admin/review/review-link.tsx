import { ScanText } from "lucide-react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { useLocation } from "#web/router/router.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";

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
