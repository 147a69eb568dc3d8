import type { Application } from "#contract/applications.ts";
import { deleteApplication } from "#web/api/applications.ts";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { Details } from "./details.tsx";
import { useApplication, type ApplicationsView } from "./queries.ts";
import { UpdateDialog } from "./update-dialog.tsx";

/** The open dialog about an application. The details show its loading state and failure. */
export function ApplicationDialog({
  id,
  dialog,
  known,
  onEdit,
  onFindAll,
  onClose,
  onDeleted,
}: {
  id: string;
  dialog: ApplicationsView["dialog"];
  /** The application as the list has it. */
  known: Application | undefined;
  onEdit: (application: Application) => void;
  /** Lists all applications of this applicant. */
  onFindAll: (application: Application) => void;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const query = useApplication(id, known);
  // A failed load must not unmount a form with edited text.
  const application = query.data ?? known;
  if (dialog === undefined || application === undefined) {
    return (
      <Details id={id} query={query} onEdit={onEdit} onFindAll={onFindAll} onClose={onClose} />
    );
  }
  if (dialog === "edit") return <UpdateDialog application={application} onClose={onClose} />;
  return (
    <DeleteDialog
      kind="applications"
      name={application.full_name}
      onDelete={() => deleteApplication(id)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
