import type { Application } from "#contract/applications.ts";
import { deleteApplication } from "#web/api/applications.ts";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { Details } from "./details.tsx";
import { useApplication, useReloadApplicationLists, type ApplicationsView } from "./queries.ts";
import { Update } from "./update.tsx";

/** The dialog that is open about an application. The details say while it loads, and why it failed. */
export function ApplicationDialog({
  id,
  dialog,
  known,
  onEdit,
  onFindAll,
  onClose,
  onRemoved,
}: {
  id: string;
  dialog: ApplicationsView["dialog"];
  /** What the list knows of it already. */
  known: Application | undefined;
  onEdit: (application: Application) => void;
  /** Lists all applications of this applicant. */
  onFindAll: (application: Application) => void;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { data, error } = useApplication(id, known);
  const reload = useReloadApplicationLists();
  // When it cannot be read again, text typed over what the list knows stays.
  const application = data ?? (dialog === undefined ? undefined : known);
  if (dialog === undefined || application === undefined) {
    return (
      <Details
        id={id}
        application={application}
        error={error}
        onEdit={onEdit}
        onFindAll={onFindAll}
        onClose={onClose}
      />
    );
  }
  if (dialog === "edit") return <Update application={application} onClose={onClose} />;
  return (
    <DeleteDialog
      name={application.full_name}
      texts={deleteTexts}
      remove={() => deleteApplication(id)}
      reload={reload}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
}

const deleteTexts = {
  title: "remove.title",
  text: "remove.text",
  submit: "remove.submit",
  busy: "remove.busy",
  done: "toast.deleted",
  failed: "toast.deleteFailed",
} as const;
