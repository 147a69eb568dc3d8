import { Download, Eye, Pencil, Trash2, type LucideIcon } from "lucide-react";
import { createContext, use } from "react";
import type { Application } from "#contract/applications.ts";
import { useTranslation } from "#web/i18n/i18n.tsx";
import { Spinner } from "#web/ui/loading.tsx";
import { hasResume, useDownload } from "./use-download.ts";

type Actions = Record<"view" | "edit" | "remove" | "findAll", (application: Application) => void>;

const ActionsContext = createContext<Actions | null>(null);

export const ActionsProvider = ActionsContext;

export function useActions(): Actions {
  const actions = use(ActionsContext);
  if (actions === null) throw new Error("Rows need an ActionsProvider around them");
  return actions;
}

/** What can be done with one application, as a row of icons. */
export function RowActions({ application }: { application: Application }) {
  const t = useTranslation();
  const { view, edit, remove } = useActions();
  const { mutate: download, isPending } = useDownload();
  const name = application.full_name;
  return (
    <div className="-mr-2 flex justify-end">
      <Action
        label={t("applications.view", { name })}
        Icon={Eye}
        onClick={() => view(application)}
      />
      <Action
        label={t("applications.edit", { name })}
        Icon={Pencil}
        onClick={() => edit(application)}
      />
      <Action
        label={t("applications.download", { name })}
        Icon={Download}
        isBusy={isPending}
        disabled={!hasResume(application)}
        onClick={() => download(application)}
      />
      <Action
        label={t("applications.delete", { name })}
        Icon={Trash2}
        onClick={() => remove(application)}
      />
    </div>
  );
}

function Action({
  label,
  Icon,
  isBusy = false,
  disabled = false,
  onClick,
}: {
  label: string;
  Icon: LucideIcon;
  isBusy?: boolean;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      disabled={disabled || isBusy}
      onClick={onClick}
      className="inline-flex size-9 items-center justify-center rounded-sm text-muted hover:bg-grey-soft hover:text-ink disabled:pointer-events-none disabled:opacity-35 pointer-coarse:size-11"
    >
      {isBusy ? <Spinner className="size-4" /> : <Icon aria-hidden="true" className="size-4.5" />}
    </button>
  );
}
