import { Inbox, SearchX } from "lucide-react";
import { useText } from "#web/i18n/i18n.tsx";
import { Link } from "#web/router/link.tsx";
import { buttonLook, Button } from "#web/ui/button.tsx";
import { Nothing } from "../list/nothing.tsx";

/** There is nothing at all yet. */
export function NoApplications() {
  const t = useText();
  return (
    <Nothing Icon={Inbox} title={t("applications.empty")} text={t("applications.emptyText")}>
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
    <Nothing Icon={SearchX} title={t("applications.noMatch")} text={t("applications.noMatchText")}>
      <Button look="secondary" onClick={onClear}>
        {t("applications.clearFilters")}
      </Button>
    </Nothing>
  );
}
