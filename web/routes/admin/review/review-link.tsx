import { ScanText } from "lucide-react";
import { useText } from "#web/language.tsx";
import { Link } from "#web/place.tsx";
import { useLocation } from "#web/router.tsx";
import { buttonLook } from "#web/ui/button-look.ts";

/** Leads into the review at an application, through the list as it is filtered. */
export function ReviewLink({
  id,
  className = "",
}: {
  /** Undefined where there is nothing to review. */
  id: string | undefined;
  className?: string;
}) {
  const t = useText();
  const { search } = useLocation();
  if (id === undefined) return null;
  const address = new URLSearchParams(search);
  address.set("tab", "applications");
  address.delete("application");
  address.delete("dialog");
  address.set("review", id);
  return (
    <Link
      to={`/admin?${address.toString()}`}
      className={`${buttonLook({ look: "secondary", size: "small" })} ${className}`}
    >
      <ScanText aria-hidden="true" className="size-4.5" />
      {t("review.open")}
    </Link>
  );
}
