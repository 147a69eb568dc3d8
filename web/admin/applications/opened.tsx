import type { Application } from "#contract/applications.ts";
import type { ApplicationsView } from "./address.ts";
import { Details } from "./details.tsx";
import { useApplication } from "./queries.ts";
import { Remove } from "./remove.tsx";
import { Update } from "./update.tsx";

/** The dialog that is open about an application. Until it has come the details say so, or why it does not. */
export function Opened({
  id,
  dialog,
  known,
  onClose,
  onRemoved,
}: {
  id: string;
  dialog: ApplicationsView["dialog"];
  /** What the list knows of it already. */
  known: Application | undefined;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { data, error } = useApplication(id, known);
  // Where it cannot be read anew, what somebody is typing upon what the list knows stays.
  const application = data ?? (dialog === undefined ? undefined : known);
  if (dialog === undefined || application === undefined) {
    return <Details id={id} application={application} error={error} onClose={onClose} />;
  }
  if (dialog === "edit") return <Update application={application} onClose={onClose} />;
  return <Remove application={application} onClose={onClose} onRemoved={onRemoved} />;
}
