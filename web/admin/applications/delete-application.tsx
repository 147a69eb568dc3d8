import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Application } from "#contract/applications.ts";
import { deleteApplication } from "#web/api/applications.ts";
import { useMay } from "#web/admin/permissions.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { SmallButton } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/controls.tsx";
import { EndsInterview } from "../interviews/interview-note.tsx";
import { DeleteDialog } from "../list/record-dialogs.tsx";
import { timelineQuery } from "./queries.ts";

/** Asks before an application is deleted, and whether its applicant has asked for it, who is told then. */
export function DeleteApplicationDialog({
  application: { id, full_name, interview },
  onClose,
  onDeleted,
}: {
  application: Application;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const t = useTranslation();
  const { data: events = [] } = useQuery(timelineQuery(id));
  const hasAsked = events.some(
    ({ kind, after }) =>
      kind === "erasure_asked" || (kind === "privacy_request" && after === "erasure"),
  );
  const [chosen, setChosen] = useState<boolean>();
  const isOnRequest = chosen ?? hasAsked;
  return (
    <DeleteDialog
      kind="applications"
      name={full_name}
      onDelete={() => deleteApplication(id, isOnRequest)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <EndsInterview interview={interview} by="deletion" />
      <Checkbox checked={isOnRequest} onChange={({ target }) => setChosen(target.checked)}>
        {t("applicationDelete.onRequest")}
      </Checkbox>
      {hasAsked && <p className="text-sm text-muted">{t("applicationDelete.asked")}</p>}
    </DeleteDialog>
  );
}

/** The button that opens it, for those who may delete. */
export function DeleteApplication({
  application,
  onDeleted,
}: {
  application: Application;
  onDeleted: () => void;
}) {
  const t = useTranslation();
  const mayDelete = useMay("application.delete");
  const [isOpen, setOpen] = useState(false);
  if (!mayDelete) return null;
  return (
    <div>
      <SmallButton Icon={Trash2} onClick={() => setOpen(true)}>
        {t("applicationDelete.title")}
      </SmallButton>
      {isOpen && (
        <DeleteApplicationDialog
          application={application}
          onClose={() => setOpen(false)}
          onDeleted={onDeleted}
        />
      )}
    </div>
  );
}
