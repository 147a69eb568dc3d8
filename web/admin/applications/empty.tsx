import { Inbox, SearchX } from "lucide-react";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Nothing } from "../list/nothing.tsx";

/** There is nothing at all yet. */
export function NoApplications() {
  const t = useTranslation();
  return (
    <Nothing Icon={Inbox} title={t("applications.empty")} text={t("applications.emptyText")}>
      <Link to="/careers" className={buttonClass({ variant: "secondary" })}>
        {t("applications.openCareers")}
      </Link>
    </Nothing>
  );
}

/** There is nothing that the filters let through. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslation();
  return (
    <Nothing Icon={SearchX} title={t("applications.noMatch")} text={t("applications.noMatchText")}>
      <Button variant="secondary" onClick={onClear}>
        {t("applications.clearFilters")}
      </Button>
    </Nothing>
  );
}
