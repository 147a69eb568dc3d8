import type { User } from "#contract/users.ts";
import { deleteUser } from "#web/api/users.ts";
import { useReopenedForm } from "#web/forms/use-form-opening.ts";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { Details, UserLoading } from "./details.tsx";
import { Create, Edit } from "./form.tsx";
import { useUser, type UsersView } from "./queries.ts";

type Props = {
  id: string;
  /** The user as the list has it. */
  known: User | undefined;
  onEdit: (user: User) => void;
  onClose: () => void;
  onDeleted: () => void;
};

/** The open dialog of the users tab, if any. */
export function UserDialog({
  dialog,
  id,
  ...props
}: Omit<Props, "id"> & { dialog: UsersView["dialog"]; id: string | undefined }) {
  const key = `${id} ${useReopenedForm()}`;
  if (dialog === "create") return <Create key={key} onClose={props.onClose} />;
  if (dialog === undefined || id === undefined) return null;
  if (dialog === "details") return <Details key={id} id={id} {...props} />;
  if (dialog === "edit") return <Edit key={key} id={id} onClose={props.onClose} />;
  return <Delete key={key} id={id} {...props} />;
}

function Delete({ id, known, onClose, onDeleted }: Props) {
  const { data: user, ...query } = useUser(id, known);
  return (
    <DeleteDialog
      kind="users"
      name={user?.name}
      onDelete={() => deleteUser(id)}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {user === undefined ? (
        <UserLoading query={query} />
      ) : (
        <p className="text-[0.9375rem] text-muted wrap-anywhere">{user.email}</p>
      )}
    </DeleteDialog>
  );
}
