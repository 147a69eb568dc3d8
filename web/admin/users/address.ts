import { paging } from "#contract/limits.ts";
import { Sort } from "#contract/lists.ts";
import { Role } from "#contract/roles.ts";
import { pageIn, textIn, useDialogSteps, useListAddress, type ListView } from "../list/address.ts";

export const { pageSizes, defaultLimit } = paging.users;

/** How many users a page shows; "all" means as many as one call may bring. */
export type PageSize = (typeof pageSizes)[number] | "all";

const dialogs = ["create", "details", "edit", "delete"] as const;

/** What the users tab shows. Its keys are those of the address. */
export type UsersView = ListView & {
  size: PageSize;
  sort: Sort;
  role: Role | undefined;
  active: "true" | "false" | undefined;
  dialog: (typeof dialogs)[number] | undefined;
  /** Whom the dialog is about. */
  user: string | undefined;
};

export const noFilters = { role: undefined, active: undefined, q: undefined };

const list = {
  read,
  defaults: { size: defaultLimit, sort: "newest" },
  open: ["dialog", "user"],
} as const;

/** Reads the view from the address and changes it there. */
export function useUsersView() {
  const { view, show } = useListAddress<UsersView>(list);
  const { open, close } = useDialogSteps<Partial<UsersView>>({
    isOpen: view.dialog !== undefined,
    show,
    closed: { dialog: undefined, user: undefined },
  });
  return {
    view,
    show,
    open: (dialog: UsersView["dialog"], user?: string) => open({ dialog, user }),
    close,
  };
}

function read(search: URLSearchParams): UsersView {
  const size = search.get("size");
  const active = search.get("active");
  const user = textIn(search, "user");
  const dialog = dialogs.find((name) => name === search.get("dialog"));
  return {
    page: pageIn(search),
    size: size === "all" ? "all" : (pageSizes.find((one) => String(one) === size) ?? defaultLimit),
    sort: Sort.safeParse(search.get("sort")).data ?? "newest",
    role: Role.safeParse(search.get("role")).data,
    active: active === "true" || active === "false" ? active : undefined,
    q: textIn(search, "q"),
    // A dialog about a user needs one.
    dialog: dialog === "create" || user !== undefined ? dialog : undefined,
    user,
  };
}
