import { Eye, Pencil, Trash2, type LucideIcon } from "lucide-react";
import { createContext, use } from "react";
import type { User } from "#contract/users.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";

type Actions = Record<"view" | "edit" | "remove", (user: Pick<User, "id">) => void>;

const ActionsContext = createContext<Actions | null>(null);

export const ActionsProvider = ActionsContext;

export function useActions(): Actions {
  const actions = use(ActionsContext);
  if (actions === null) throw new Error("Rows need an ActionsProvider around them");
  return actions;
}

/** What can be done with one user, as a row of icons. */
export function RowActions({ user }: { user: User }) {
  const t = useTranslation();
  const { view, edit, remove } = useActions();
  const { name } = user;
  return (
    <div className="-mr-2 flex justify-end">
      <Action label={t("users.view", { name })} Icon={Eye} onClick={() => view(user)} />
      <Action label={t("users.edit", { name })} Icon={Pencil} onClick={() => edit(user)} />
      <Action label={t("users.delete", { name })} Icon={Trash2} onClick={() => remove(user)} />
    </div>
  );
}

function Action({
  label,
  Icon,
  onClick,
}: {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-9 items-center justify-center rounded-sm text-muted hover:bg-grey-soft hover:text-ink pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
