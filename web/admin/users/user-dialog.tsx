import type { User } from "#contract/users.ts";
import { deleteUser } from "#web/api/users.ts";
import { useReopened } from "#web/forms/use-opening.ts";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { Details, LoadingUser } from "./details.tsx";
import { Create, Edit } from "./form.tsx";
import { useReloadUserLists, useUser, type UsersView } from "./queries.ts";

/** The dialog that is open over the list of users, if any. */
export function UserDialog({
  dialog,
  user: id,
  known,
  onEdit,
  onClose,
  onRemoved,
}: Pick<UsersView, "dialog" | "user"> & {
  /** What the list knows of the user already. */
  known: User | undefined;
  onEdit: (user: User) => void;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const key = `${id} ${useReopened()}`;
  if (dialog === "create") return <Create key={key} onClose={onClose} />;
  if (dialog === undefined || id === undefined) return null;
  if (dialog === "details") {
    return <Details key={id} id={id} known={known} onEdit={onEdit} onClose={onClose} />;
  }
  if (dialog === "edit") return <Edit key={key} id={id} onClose={onClose} />;
  return <Delete key={key} id={id} known={known} onClose={onClose} onRemoved={onRemoved} />;
}

function Delete({
  id,
  known,
  onClose,
  onRemoved,
}: {
  id: string;
  known: User | undefined;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const reload = useReloadUserLists();
  const { data: user, ...query } = useUser(id, known);
  return (
    <DeleteDialog
      name={user?.name}
      texts={deleteTexts}
      remove={() => deleteUser(id)}
      reload={reload}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      {user === undefined ? (
        <LoadingUser query={query} />
      ) : (
        <p className="text-[0.9375rem] text-muted wrap-anywhere">{user.email}</p>
      )}
    </DeleteDialog>
  );
}

const deleteTexts = {
  title: "userDelete.title",
  text: "userDelete.text",
  submit: "userDelete.submit",
  busy: "userDelete.busy",
  done: "toast.user.deleted",
  failed: "toast.user.deleteFailed",
} as const;
