import { Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#web/language.tsx";
import { Link } from "#web/place.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Button } from "#web/ui/button.tsx";

/** There is nothing at all yet. */
export function NoApplications() {
  const t = useText();
  return (
    <Nothing
      icon={<Inbox aria-hidden="true" className="size-8 text-muted" />}
      title={t("applications.empty")}
      text={t("applications.emptyText")}
    >
      <Link to="/careers" className={buttonLook({ look: "secondary" })}>
        {t("applications.openCareers")}
      </Link>
    </Nothing>
  );
}

/** There is nothing that the filters let through. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <Nothing
      icon={<SearchX aria-hidden="true" className="size-8 text-muted" />}
      title={t("applications.noMatch")}
      text={t("applications.noMatchText")}
    >
      <Button look="secondary" onClick={onClear}>
        {t("applications.clearFilters")}
      </Button>
    </Nothing>
  );
}

function Nothing({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-1 rounded-md border border-line bg-surface px-6 py-16 text-center">
      {icon}
      <p className="mt-3 font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      <div className="mt-5">{children}</div>
    </div>
  );
}
